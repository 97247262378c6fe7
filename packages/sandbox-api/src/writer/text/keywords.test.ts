import { expect, test } from "vitest";
import { keywordsOf } from "./keywords.ts";

test.each([
  ["Gifts for a dad who loves coffee, under 50 €", ["coffee"]],
  ["Presentes para quem mói o próprio café, entre 20 e 80 euros", ["mói", "café"]],
  ["Regalos para mi madre, le encanta la jardinería", ["jardinería"]],
  ["Espresso, Espresso and a hand grinder for camping", ["espresso", "hand", "grinder", "camping"]],
  ["a gift for my boss under 30 €", []],
])("%s", (text, keywords) => {
  expect(keywordsOf(text)).toEqual(keywords);
});

test("keeps hyphens and stops at eight", () => {
  expect(keywordsOf("e-reader alpha beta gamma delta epsilon zeta eta theta iota")).toEqual([
    "e-reader",
    "alpha",
    "beta",
    "gamma",
    "delta",
    "epsilon",
    "zeta",
    "eta",
  ]);
});
