import { expect, test } from "vitest";
import { parsePrice } from "./price.ts";

test.each([
  ["39.90 EUR", 39.9, "EUR"],
  ["EUR 39,90", 39.9, "EUR"],
  ["39,90 €", 39.9, "EUR"],
  ["€39.90", 39.9, "EUR"],
  ["1.299,00 EUR", 1299, "EUR"],
  ["1,299.00 usd", 1299, "USD"],
  ["1 299,50 zł", 1299.5, "PLN"],
  ["1.299 EUR", 1299, "EUR"],
  ["1.234.567 EUR", 1234567, "EUR"],
  ["12.5", 12.5, null],
  ["R$ 10", 10, "BRL"],
  ["0,99 GBP", 0.99, "GBP"],
])("reads %s", (text, amount, currency) => {
  expect(parsePrice(text)).toEqual({ amount, currency });
});

test.each(["", "free", "-5 EUR", "0.00 EUR", "1.2.3,4,5", "12 apples", "1e9", "99999999999 EUR"])(
  "refuses %j",
  (text) => {
    expect(parsePrice(text)).toBeNull();
  },
);
