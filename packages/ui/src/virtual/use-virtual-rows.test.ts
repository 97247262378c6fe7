import { expect, test } from "vitest";
import { withKept } from "./use-virtual-rows.ts";

test.each([
  [[4, 5, 6], -1, [4, 5, 6]],
  [[4, 5, 6], 5, [4, 5, 6]],
  [[4, 5, 6], 1, [1, 4, 5, 6]],
  [[4, 5, 6], 900, [4, 5, 6, 900]],
  [[], 3, [3]],
])("%j keeps %i", (drawn, keep, expected) => {
  expect(withKept(drawn, keep)).toEqual(expected);
});
