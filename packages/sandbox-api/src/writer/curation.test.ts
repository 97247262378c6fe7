import { expect, test } from "vitest";
import { anyBudget } from "../search/criteria.ts";
import { reviewIdeas, reviewProducts, type CuratedProduct } from "./curation.ts";
import { coffeeProducts, product } from "./test-products.ts";

function curated(id: number, fields: Partial<CuratedProduct> = {}): CuratedProduct {
  return { ...product(id), ideaId: 1, image: "https://img.example/1.jpg", ...fields };
}

test("weak products are told with the reason", () => {
  const reasons = reviewProducts(
    [
      curated(1, { title: "Coffee mug, blue" }),
      curated(2, { title: "Coffee mug, red" }),
      curated(3, { title: "Coffee grinder", price: 80 }),
      curated(4, { title: "Coffee spoon", price: null }),
      curated(5, { title: "Coffee tin", image: null }),
      curated(6, { title: "Garden gloves" }),
      curated(7, { title: "Coffee cups", price: 50 }),
    ],
    ["coffee"],
    { min: 10, max: 50 },
  ).map(({ id, keep, reason }) => [id, keep, reason]);
  expect(reasons).toEqual([
    [1, true, ""],
    [2, false, "A variant of it is selected already."],
    [3, false, "Its price is outside the budget."],
    [4, false, "It has no price."],
    [5, false, "It has no picture."],
    [6, false, "It has nothing to do with what was asked for."],
    [7, true, ""],
  ]);
});

test("without keywords nothing is off the subject", () => {
  expect(reviewProducts([curated(1)], [], anyBudget)).toEqual([{ id: 1, keep: true, reason: "" }]);
});

test("ideas are weak with too few products, the wrong ones, or those of an earlier idea", () => {
  const grinders = coffeeProducts.slice(0, 3);
  const verdicts = reviewIdeas([
    { id: 1, title: "Grinders", keywords: ["grinder"], found: 9, selected: grinders },
    { id: 2, title: "Few", keywords: ["grinder"], found: 1, selected: [] },
    { id: 3, title: "Tents", keywords: ["tent"], found: 9, selected: coffeeProducts.slice(3, 6) },
    { id: 4, title: "Again", keywords: ["coffee"], found: 9, selected: grinders.slice(0, 2) },
    { id: 5, title: "Cups", keywords: ["cups"], found: 9, selected: coffeeProducts.slice(6) },
  ]);
  expect(verdicts.map(({ keep }) => keep)).toEqual([true, false, false, false, true]);
  expect(verdicts[3]?.reason).toContain('"Grinders"');
});
