import { expect, test } from "vitest";
import { findAccident } from "./undefined-scan.ts";

test.each(["12 of undefined", "NaN %", "Site [object Object]"])("%s is an accident", (text) => {
  expect(findAccident(text)).toBe(text);
});

test.each(["12 of 84", "undefinedness", "NaNny", ""])("'%s' is fine", (text) => {
  expect(findAccident(text)).toBeNull();
});
