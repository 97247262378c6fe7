import type { Db } from "../db/open.ts";
import { insertProducts } from "../domains/feeds/insert-products.ts";
import { seedProducts } from "../seed-data/catalogue.ts";
import { feedPath } from "../seed-data/feed-file.ts";
import { seedFeeds } from "../seed-data/feeds.ts";

const importedAt = "2026-02-28T06:15:00Z";

/** Which sites use which of the seeded feeds, by their place in the seed data. */
const feedsBySite: [siteId: number, feedId: number][] = [
  [1, 1],
  [2, 2],
  [6, 1],
];

/** Inserts the feeds with their products and gives them to their sites. */
export async function seedFeedsInto(db: Db): Promise<void> {
  await db
    .insertInto("feeds")
    .values(
      seedFeeds.map((feed) => ({
        name: feed.name,
        code: feed.code,
        country: feed.country,
        url: feedPath(feed),
        importedAt,
      })),
    )
    .execute();
  for (const [index, feed] of seedFeeds.entries()) {
    await insertProducts(db, index + 1, seedProducts(feed));
  }
  await db
    .insertInto("siteFeeds")
    .values(feedsBySite.map(([siteId, feedId]) => ({ siteId, feedId })))
    .execute();
}
