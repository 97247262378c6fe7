import { expect, test } from "vitest";
import { mergeKeywords } from "./merge-keywords.ts";

test("keywords that either added or removed are added and removed, and nothing clashes", () => {
  const { mine, theirs } = mergeKeywords(
    ["a", "b", "c"],
    ["a", "b", "x", "y"],
    ["t", "y", "b", "c"],
  );
  expect(mine).toEqual(["t", "y", "b", "x"]);
  expect(theirs).toEqual(mine);
});
