import { expect, test } from "vitest";
import { shownOf } from "./shown-of.ts";

test("a narrowed list tells how many it shows of how many", () => {
  expect(shownOf(12, 84, "article")).toBe("12 of 84");
  expect(shownOf(0, 1, "article")).toBe("0 of 1");
});

test("a whole list is counted once", () => {
  expect(shownOf(84, 84, "article")).toBe("84 articles");
  expect(shownOf(1, 1, "article")).toBe("1 article");
  expect(shownOf(0, 0, "bot setting")).toBe("0 bot settings");
});

test("large numbers are grouped", () => {
  expect(shownOf(10_008, 10_008, "article")).toBe("10,008 articles");
  expect(shownOf(9999, 10_008, "article")).toBe("9,999 of 10,008");
});
