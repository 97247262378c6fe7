import fc from "fast-check";
import { expect, test } from "vitest";
import { readBudget } from "./budget.ts";

test.each([
  ["Gifts for a dad who loves coffee, under 50 €", null, 50, "Gifts for a dad who loves coffee"],
  ["Coffee gifts below €49.90", null, 49.9, "Coffee gifts"],
  ["between 20 and 80 euros for bakers", 20, 80, "for bakers"],
  ["Presentes para quem mói o próprio café, entre 20 e 80 euros", 20, 80, null],
  ["regalos hasta 30 €", null, 30, "regalos"],
  ["menos de 25 euros", null, 25, ""],
  ["presentes até 15,50€", null, 15.5, "presentes"],
  ["20-80€ travel", 20, 80, "travel"],
  ["€20 to €40", 20, 40, ""],
  ["over 100 EUR", 100, null, ""],
  ["a gift of around 50 €", 35, 65, "a gift of"],
  ["garden, 40 € max", null, 40, "garden"],
  ["budget of 60", null, 60, ""],
])("%s", (text, min, max, rest) => {
  const reading = readBudget(text);
  expect(reading.budget).toEqual({ min, max });
  expect(rest ?? reading.rest).toBe(reading.rest);
});

test.each([
  "gifts for kids under 5 years",
  "a set of 12 cups",
  "gifts for 2 people",
  "from 3 to 6 years",
  "para crianças até 5 anos",
  "no numbers at all",
])("%s has no budget", (text) => {
  expect(readBudget(text)).toEqual({ budget: { min: null, max: null }, rest: text });
});

test("a range is never the wrong way round, and no text breaks the reading", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^(under|between|and|€|\d{1,4}|[a-z ,-]){1,20}$/)),
      (text) => {
        const { min, max } = readBudget(text).budget;
        expect(min === null || max === null || min <= max).toBe(true);
      },
    ),
  );
});
