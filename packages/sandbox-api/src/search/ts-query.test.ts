import { expect, test } from "vitest";
import { anyOf, keywordQuery } from "./ts-query.ts";

test("all words of a keyword must be in the part", () => {
  expect(keywordQuery("Oil  Set", "title")).toBe(
    "('oil':A | 'oils':A | 'azeite':*A | 'aceite':*A) & ('set':A | 'sets':A)",
  );
});

test("a text without words asks for nothing", () => {
  expect(keywordQuery("  & | ! '\\ <-> :* ", "category")).toBeUndefined();
  expect(anyOf([])).toBeUndefined();
});

test("quotes, operators and NUL do not get into the query", () => {
  expect(keywordQuery("o'clock:*\0", "description")).toMatch(/^\('o':C.*& \('clock':\*C\)$/);
});
