import { expect, test } from "vitest";
import { swapped } from "./swapped.ts";

test("two neighbours change places", () => {
  expect(swapped([5, 6, 7], 1, 0)).toEqual([6, 5, 7]);
  expect(swapped([5, 6, 7], 1, 2)).toEqual([5, 7, 6]);
});
