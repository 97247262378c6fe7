import { expect, test } from "vitest";
import { count } from "./words.ts";

test("a noun follows its number", () => {
  expect([0, 1, 2].map((number) => count(number, "idea"))).toEqual([
    "0 ideas",
    "1 idea",
    "2 ideas",
  ]);
  expect(count(3, "entry", "entries")).toBe("3 entries");
});
