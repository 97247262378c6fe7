import { expect, test } from "vitest";
import { relatedKeywords } from "./related-keywords.ts";
import { coffeeProducts } from "./test-products.ts";

test("words that several finds share are related; variants count once", () => {
  expect(relatedKeywords(["coffee"], coffeeProducts)).toEqual(["brewers", "cups", "grinder"]);
  expect(relatedKeywords(["coffee"], coffeeProducts.slice(0, 2))).toEqual([]);
});

test("forms of a keyword are none, and without keywords there is nothing to relate to", () => {
  expect(relatedKeywords(["cup", "grinders"], coffeeProducts)).not.toContain("cups");
  expect(relatedKeywords([], coffeeProducts)).toEqual([]);
});
