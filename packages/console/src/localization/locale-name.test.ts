import { expect, test } from "vitest";
import { checkNewLocale, localeName, readLocales } from "./locale-name.ts";

test.for([
  ["pt", "Portuguese"],
  ["pt_BR", "Brazilian Portuguese"],
  ["xx-nonsense-tag-too-long", "xx-nonsense-tag-too-long"],
] as const)("%s is called %s", ([locale, name]) => {
  expect(localeName(locale)).toBe(name);
});

test("a new locale is well formed and not there yet", () => {
  expect(checkNewLocale(" de ", ["pt"])).toBeUndefined();
  expect(checkNewLocale("pt", ["pt"])).toBe("pt is there already.");
  expect(checkNewLocale("German", [])).toBe("Enter a locale such as pt or pt-BR.");
});

test("locales in the address are taken as far as they make sense", () => {
  expect(readLocales(null)).toEqual([]);
  expect(readLocales("de,,pt-BR,<b>")).toEqual(["de", "pt-BR"]);
});
