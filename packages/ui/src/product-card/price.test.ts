import { expect, test } from "vitest";
import { formatPrice } from "./price.ts";

/** Intl puts no-break spaces between number and currency. */
const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, " ");

test.each([
  [39, "EUR", "en-GB", "€39"],
  [39.95, "EUR", "en-GB", "€39.95"],
  [39.9, "EUR", "es-ES", "39,90 €"],
  [1299, "BRL", "pt-BR", "R$ 1.299"],
  [24.5, "gbp", "en-GB", "£24.50"],
  [0, "EUR", "en-GB", "€0"],
] as const)("%d %s in %s is %s", (price, currency, locale, words) => {
  expect(plain(formatPrice(price, currency, locale))).toBe(words);
});

test.each([null, undefined, Number.NaN])("there are no words for a price of %s", (price) => {
  expect(formatPrice(price, "EUR", "en-GB")).toBeUndefined();
});

test("a price without a currency is a number with two decimals", () => {
  expect(formatPrice(18, null, "en-GB")).toBe("18.00");
});

test("a currency that is none is shown as it is", () => {
  expect(formatPrice(18, "€", "en-GB")).toBe("18 €");
});
