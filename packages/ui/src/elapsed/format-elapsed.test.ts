import { expect, test } from "vitest";
import { formatElapsed, isoDuration } from "./format-elapsed.ts";

test.each([
  [0, "0:00"],
  [999, "0:00"],
  [5000, "0:05"],
  [65_000, "1:05"],
  [760_000, "12:40"],
  [3_599_999, "59:59"],
  [3_723_000, "1:02:03"],
  [90_000_000, "25:00:00"],
  [-4000, "0:00"],
])("%i ms are %s", (milliseconds, words) => {
  expect(formatElapsed(milliseconds)).toBe(words);
});

test("a duration for machines counts whole seconds", () => {
  expect(isoDuration(65_900)).toBe("PT65S");
});
