import { expect, test } from "vitest";
import {
  checkLocale,
  toTranslation,
  translationField,
  translationPatch,
  translationValues,
} from "./translation-form.ts";

const stored = {
  key: { id: 4 },
  site: { id: 7 },
  strings: [
    { locale: "pt", localizedText: "Sobre nós" },
    { locale: "en", localizedText: "About us" },
  ],
};
const values = translationValues(stored);

test("an untouched form changes nothing", () => {
  expect(translationPatch(stored, values)).toEqual({});
});

test("CALL-2 changed strings are sent whole, a translation for all sites has the site null", () => {
  const strings = [{ locale: " pt ", localizedText: "Quem somos" }];
  expect(translationPatch(stored, { ...values, siteId: "", strings })).toEqual({
    siteId: null,
    strings: [{ locale: "pt", localizedText: "Quem somos" }],
  });
});

test("a new translation names key and site by their ids", () => {
  expect(toTranslation({ keyId: "4", siteId: "", strings: [] })).toEqual({
    keyId: 4,
    siteId: null,
    strings: [],
  });
});

test.for([
  ["", "Enter a locale."],
  ["Portuguese", "Enter a locale such as pt or pt-BR."],
  ["pt", true],
  ["pt-BR", true],
  ["pt_BR", true],
] as const)("the locale %o: %o", ([locale, verdict]) => {
  expect(checkLocale(locale, { ...values, strings: [{ locale, localizedText: "" }] })).toBe(
    verdict,
  );
});

test("a locale stands once", () => {
  const twice = [...values.strings, { locale: "pt ", localizedText: "" }];
  expect(checkLocale("pt", { ...values, strings: twice })).toBe("This locale is given twice.");
});

test.for([
  ["strings[1].locale", "strings.1.locale"],
  ["strings[0].localizedText", "strings.0.localizedText"],
  ["strings[0]", "strings.0.localizedText"],
  ["keyId", "keyId"],
  ["siteId", "siteId"],
  ["strings", null],
] as const)("a violation of %s stands at %s", ([path, field]) => {
  expect(translationField(path)).toBe(field);
});
