import { expect, test } from "vitest";
import { parseRecent } from "./recent-commands.ts";

test("recent commands are read from storage", () => {
  expect(parseRecent('["site-1","theme"]')).toEqual(["site-1", "theme"]);
});

test.each([null, "", "{}", "null", "[", "7", "[1, null, {}]"])(
  "rubbish counts as no recent commands: %s",
  (stored) => {
    expect(parseRecent(stored)).toEqual([]);
  },
);
