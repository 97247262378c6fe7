import { expect, test } from "vitest";
import type { FoundProduct } from "../search/product-search.ts";
import { chooseProducts } from "./choose-products.ts";

function found(id: number, title: string, score: number): FoundProduct {
  const rest = { price: 1, currency: null, brand: null, category: null, url: null, image: null };
  return { id, feedId: 1, title, description: null, score, ...rest };
}

const products = [
  found(1, "Mug, blue", 10),
  found(2, "Mug, red", 10),
  found(3, "Cup", 9),
  found(4, "Pot", 8),
  found(5, "Spoon", 7),
  found(6, "Gloves", 1),
];

test("variants step back, what is far worse is left out, three kinds are picked", () => {
  expect(chooseProducts(products, new Map(), 20).map((c) => [c.product.id, c.picked])).toEqual([
    [1, true],
    [3, true],
    [2, false],
    [4, true],
    [5, false],
  ]);
});

test("what other ideas show steps back, what they have selected is not picked again", () => {
  const used = new Map([
    [1, true],
    [3, false],
  ]);
  const chosen = chooseProducts(products, used, 20);
  expect(chosen.map(({ product }) => product.id)).toEqual([2, 4, 5, 1, 3]);
  expect(chosen.find(({ product }) => product.id === 1)?.picked).toBe(false);
});

test("no more than asked for, none of nothing", () => {
  expect(chooseProducts(products, new Map(), 2)).toHaveLength(2);
  expect(chooseProducts([], new Map(), 2)).toEqual([]);
});
