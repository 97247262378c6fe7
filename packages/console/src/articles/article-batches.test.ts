import { expect, test } from "vitest";
import { furtherBatches, joinBatches, maxBatches } from "./article-batches.ts";

const article = (id: number) => ({
  id,
  title: null,
  hasProducts: false,
  hasSections: false,
  hasGeneratedDescriptions: false,
  hasGeneratedArticle: false,
  updatedAt: null,
});
const batch = (totalItems: number, ...ids: number[]) => ({ member: ids.map(article), totalItems });

test.each([
  ["everything came", batch(3, 1, 2, 3), []],
  ["there is nothing", batch(0), []],
  ["the host hands out two at once", batch(5, 5, 4), [2, 3]],
  ["the host counts what it does not hand out", batch(9), []],
])("after the first batch, when %s", (_, first, further) => {
  expect(furtherBatches(first)).toEqual(further);
});

test("a list without end is not followed", () => {
  expect(furtherBatches(batch(1_000_000, 1))).toHaveLength(maxBatches - 1);
});

test("batches are joined in their order, each article once, missing ones left out", () => {
  const joined = joinBatches([batch(5, 5, 4), undefined, batch(5, 4, 3)]);
  expect(joined.map(({ id }) => id)).toEqual([5, 4, 3]);
});
