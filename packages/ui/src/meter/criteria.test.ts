import fc from "fast-check";
import { expect, test } from "vitest";
import { readCriteria } from "./criteria.ts";

test.each([
  [0, { min: 3, max: 8 }, "short", "3 more needed"],
  [1, { min: 3, max: 8 }, "short", "2 more needed"],
  [3, { min: 3, max: 8 }, "met", "room for 5"],
  [8, { min: 3, max: 8 }, "full", "full"],
  [9, { min: 3, max: 8 }, "over", "1 too many"],
  [4, { min: 4, max: 4 }, "full", "full"],
  [2, { min: 2 }, "met", "enough"],
  [5, {}, "met", "no limit"],
  [5, { min: null, max: null }, "met", "no limit"],
  [1, { max: 0 }, "over", "1 too many"],
] as const)("%i of %o is %s: %s", (count, criteria, state, words) => {
  expect(readCriteria(count, criteria)).toMatchObject({ state, words });
});

test.each([
  [{ min: 3, max: 8 }, "3–8"],
  [{ min: 4, max: 4 }, "4"],
  [{ max: 6 }, "up to 6"],
  [{ min: 2 }, "at least 2"],
  [{}, ""],
] as const)("the bounds of %o are '%s'", (criteria, bounds) => {
  expect(readCriteria(3, criteria).bounds).toBe(bounds);
});

test("a maximum below the minimum is ignored", () => {
  expect(readCriteria(7, { min: 5, max: 2 })).toMatchObject({ state: "met", words: "enough" });
});

test("the state agrees with the bounds, for every count", () => {
  const bound = fc.nat({ max: 30 });
  fc.assert(
    fc.property(fc.nat({ max: 60 }), bound, bound, (count, min, extra) => {
      const max = min + extra;
      const { state, end } = readCriteria(count, { min, max });
      expect(state === "short").toBe(count < min);
      expect(state === "over").toBe(count > max);
      expect(state === "full").toBe(count === max);
      expect(end).toBeGreaterThan(0);
    }),
  );
});
