import { expect, test } from "vitest";
import { withKept } from "./use-virtual-rows.ts";

test.each([
  [[4, 5, 6], [], [4, 5, 6]],
  [[4, 5, 6], [5], [4, 5, 6]],
  [[4, 5, 6], [1], [1, 4, 5, 6]],
  [[4, 5, 6], [900], [4, 5, 6, 900]],
  [
    [4, 5, 6],
    [900, 2, 4],
    [2, 4, 5, 6, 900],
  ],
  [
    [4, 5, 6],
    [-1, 1000],
    [4, 5, 6],
  ],
  [[], [3], [3]],
])("%j keeps %j of 1000", (drawn, kept, expected) => {
  expect(withKept(drawn, kept, 1000)).toEqual(expected);
});
