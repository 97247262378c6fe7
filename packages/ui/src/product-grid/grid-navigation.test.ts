import fc from "fast-check";
import { expect, test } from "vitest";
import { indexAfterKey } from "./grid-navigation.ts";

// 0 1 2 3
// 4 5 6 7
// 8 9
const at = (index: number, isRtl = false) => ({ index, count: 10, columns: 4, pageRows: 2, isRtl });

test.each([
  [0, "ArrowRight", 1],
  [3, "ArrowRight", 4],
  [9, "ArrowRight", undefined],
  [4, "ArrowLeft", 3],
  [0, "ArrowLeft", undefined],
  [1, "ArrowDown", 5],
  [5, "ArrowDown", 9],
  [7, "ArrowDown", 9],
  [8, "ArrowDown", undefined],
  [5, "ArrowUp", 1],
  [1, "ArrowUp", undefined],
  [1, "PageDown", 9],
  [9, "PageUp", 1],
  [5, "Home", 0],
  [5, "End", 9],
  [5, "a", undefined],
  [5, "constructor", undefined],
] as const)("from %i %s leads to %s", (index, key, target) => {
  expect(indexAfterKey(key, at(index))).toBe(target);
});

test("from right to left the arrows change sides", () => {
  expect(indexAfterKey("ArrowLeft", at(0, true))).toBe(1);
  expect(indexAfterKey("ArrowRight", at(1, true))).toBe(0);
});

test("every key stays in the grid", () => {
  const keys = [
    "ArrowRight",
    "ArrowLeft",
    "ArrowDown",
    "ArrowUp",
    "PageDown",
    "PageUp",
    "Home",
    "End",
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...keys),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 5 }),
      fc.nat(),
      fc.boolean(),
      (key, count, columns, pageRows, seed, isRtl) => {
        const index = seed % count;
        const target = indexAfterKey(key, { index, count, columns, pageRows, isRtl });
        if (target === undefined) return;
        expect(target).toBeGreaterThanOrEqual(0);
        expect(target).toBeLessThan(count);
        expect(target).not.toBe(index);
      },
    ),
  );
});
