import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Ana Lúcia Prado", "AP"],
  ["Marta", "M"],
  ["  joão   silva ", "JS"],
  ["Élodie", "É"],
  ["(Ann) O'Neil", "AO"],
  ["𝒜lpha Beta", "𝒜B"],
  ["", "?"],
  ["…", "?"],
])("the initials of '%s' are %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
