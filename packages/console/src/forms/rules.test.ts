import { expect, test } from "vitest";
import { addressRule, countryRule, nameRule } from "./rules.ts";

test.each(["", "http://feeds.example.com", " https://example.com/a?b=1 "])(
  "an address may be %o",
  (text) => {
    expect(addressRule.pattern.value.test(text)).toBe(true);
  },
);

test.each(["http://feeds.example.com/a b", "ftp://feeds.example.com", "example.com", "https://"])(
  "an address cannot be %o",
  (text) => {
    expect(addressRule.pattern.value.test(text)).toBe(false);
  },
);

test("a country is two letters or nothing", () => {
  const { value } = countryRule.pattern;
  expect(["", " pt ", "PT"].map((text) => value.test(text))).toEqual([true, true, true]);
  expect(["P", "PRT", "P1"].map((text) => value.test(text))).toEqual([false, false, false]);
});

test("a name is more than blanks", () => {
  expect(nameRule.validate(" Ana ")).toBe(true);
  expect(nameRule.validate("  ")).toBe("Enter a name.");
});
