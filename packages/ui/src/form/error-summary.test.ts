import { expect, test } from "vitest";
import { summaryTitle } from "./error-summary.ts";

test.each([
  [1, "One thing needs your attention"],
  [3, "3 things need your attention"],
])("%i wrong fields are titled “%s”", (count, title) => {
  expect(summaryTitle(count)).toBe(title);
});
