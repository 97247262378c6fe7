import { expect, test } from "vitest";
import { isRowError } from "../feed-import/row.ts";
import { toFeedItem } from "../feed-import/to-row.ts";
import { seedProducts } from "./catalogue.ts";
import { seedFeeds } from "./feeds.ts";

test("two feeds hold more than 400 products, each identified once", () => {
  const counts = seedFeeds.map((feed) => {
    const ids = seedProducts(feed).map((product) => product.externalId);
    expect(new Set(ids).size).toBe(ids.length);
    return ids.length;
  });
  expect(counts).toHaveLength(2);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(400);
});

test("a feed is the same on every call, and no two feeds are alike", () => {
  const [first, second] = seedFeeds.map(seedProducts);
  expect(seedProducts(seedFeeds[0]!)).toEqual(first);
  const titles = new Set(second!.map((product) => product.title));
  expect(first!.some((product) => !titles.has(product.title))).toBe(true);
});

test("every seeded product would pass an import", () => {
  for (const product of seedFeeds.flatMap(seedProducts)) {
    const item = toFeedItem(1, {
      id: product.externalId,
      title: product.title,
      price: `${product.price} ${product.currency}`,
      description: product.description ?? "",
      link: product.url ?? "",
    });
    expect(isRowError(item) ? item.message : item.row.title).toBe(product.title);
  }
});
