import { expect, test } from "vitest";
import { withKeywords } from "./with-keywords.ts";

test("only the missing keywords are added, at the end", () => {
  expect(withKeywords(["Coffee", "dad"], ["espresso", "coffee"])).toEqual([
    "Coffee",
    "dad",
    "espresso",
  ]);
  expect(withKeywords([], [])).toEqual([]);
});
