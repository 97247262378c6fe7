import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Db } from "../db/open.ts";
import { anyBudget, type SearchCriteria } from "./criteria.ts";
import { searchProducts } from "./product-search.ts";

let db: Db;

beforeAll(async () => {
  db = await openDatabase({ kind: "memory" });
  await db
    .insertInto("feeds")
    .values([
      { id: 1, name: "First", code: "first" },
      { id: 2, name: "Second", code: "second" },
    ])
    .execute();
  await db
    .insertInto("catalogueProducts")
    .values([
      product(1, "Hand coffee grinder", "Kitchen > Coffee", "Steel burrs for espresso", 49.9),
      product(1, "Café crème cups", "Kitchen > Table", "Thick walls for coffee", 24),
      product(1, "Garden gloves", "Garden", "Cotton, no coffee stains", 9.5),
      product(1, "Price on request", "Kitchen > Coffee", "A coffee machine", null),
      product(2, "Coffee table book", "Books", "Pictures", 30),
    ])
    .execute();
});

afterAll(() => db.destroy());

function product(
  feedId: number,
  title: string,
  category: string,
  description: string,
  price: number | null,
) {
  return { feedId, externalId: title, title, category, description, price, currency: "EUR" };
}

async function titles(criteria: Partial<SearchCriteria>): Promise<string[]> {
  const { products } = await searchProducts(
    db,
    { feedIds: [1], keywords: [], negatives: [], budget: anyBudget, ...criteria },
    { offset: 0, limit: 10 },
  );
  return products.map(({ title }) => title);
}

test("a keyword looks only into its part", async () => {
  expect(await titles({ keywords: [{ part: "title", keyword: "coffee", boost: 1 }] })).toEqual([
    "Café crème cups",
    "Hand coffee grinder",
  ]);
  expect(await titles({ keywords: [{ part: "category", keyword: "garden", boost: 1 }] })).toEqual([
    "Garden gloves",
  ]);
  expect(
    await titles({ keywords: [{ part: "description", keyword: "espresso", boost: 1 }] }),
  ).toEqual(["Hand coffee grinder"]);
});

test("the weights decide the order", async () => {
  const keywords = [
    { part: "title", keyword: "gloves", boost: 1 },
    { part: "description", keyword: "espresso", boost: 5 },
  ] as const;
  expect(await titles({ keywords })).toEqual(["Hand coffee grinder", "Garden gloves"]);
  const reversed = keywords.map((keyword) => ({ ...keyword, boost: 6 - keyword.boost }));
  expect(await titles({ keywords: reversed })).toEqual(["Garden gloves", "Hand coffee grinder"]);
});

test("negatives, feeds and budget leave products out", async () => {
  const keywords = ["title", "category", "description"].map((part) => ({
    part: part as "title",
    keyword: "coffee",
    boost: 1,
  }));
  expect(await titles({ keywords, negatives: [{ part: "title", keyword: "grinders" }] })).toEqual([
    "Café crème cups",
    "Price on request",
    "Garden gloves",
  ]);
  expect(await titles({ keywords, feedIds: [2] })).toEqual(["Coffee table book"]);
  expect(await titles({ keywords, feedIds: [] })).toEqual([]);
  expect(await titles({ keywords, budget: { min: 24, max: 49.9 } })).toEqual([
    "Café crème cups",
    "Hand coffee grinder",
  ]);
});

test("without keywords everything matches; with keywords that say nothing, nothing does", async () => {
  expect(await titles({})).toHaveLength(4);
  expect(await titles({ keywords: [{ part: "title", keyword: "!!", boost: 1 }] })).toEqual([]);
});

test("pages are cut from one order, and each knows the total", async () => {
  const criteria = { feedIds: [1, 2], keywords: [], negatives: [], budget: anyBudget };
  const all = await searchProducts(db, criteria, { offset: 0, limit: 10 });
  const second = await searchProducts(db, criteria, { offset: 2, limit: 2 });
  const beyond = await searchProducts(db, criteria, { offset: 20, limit: 2 });
  expect(second.products).toEqual(all.products.slice(2, 4));
  expect([all.total, second.total, beyond.total]).toEqual([5, 5, 5]);
});

test("no text breaks the query", async () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom("'", "\\", ":", "*", "&", "|", "!", "(", "<->", "\0", "a") }),
  );
  await fc.assert(
    fc.asyncProperty(text, text, async (keyword, negative) => {
      const found = await titles({
        keywords: [
          { part: "title", keyword, boost: 1 },
          { part: "title", keyword: "gloves", boost: 1 },
        ],
        negatives: [{ part: "category", keyword: `${negative}zzz` }],
      });
      expect(found).toContain("Garden gloves");
    }),
    { numRuns: 200 },
  );
});
