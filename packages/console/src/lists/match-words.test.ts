import { expect, test } from "vitest";
import { matchWords } from "./match-words.ts";

test("every word must occur, wherever and in whatever case", () => {
  expect(matchWords("port PRES", "Presentes Portugal", null)).toBe(true);
  expect(matchWords("pt presentes", "Presentes", "PT", undefined)).toBe(true);
  expect(matchWords("presentes spain", "Presentes Portugal")).toBe(false);
});

test("words do not reach from one part into the next", () => {
  expect(matchWords("estesp", "Presentes", "Portugal")).toBe(false);
});

test("an empty search matches everything", () => {
  expect(matchWords("  ", "Presentes")).toBe(true);
});
