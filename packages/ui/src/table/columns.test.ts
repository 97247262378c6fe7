import { expect, test } from "vitest";
import { columnWidth, maxColumnWidth, minColumnWidth, resized, tableMinimum } from "./columns.ts";

const columns = [{ id: "title" }, { id: "steps", width: 100 }];

test("a chosen width goes before the declared one", () => {
  expect(columnWidth({ id: "steps", width: 100 }, {})).toBe(100);
  expect(columnWidth({ id: "steps", width: 100 }, { steps: 140 })).toBe(140);
  expect(columnWidth({ id: "title" }, {})).toBeUndefined();
});

test("a table needs the sum of its columns and of what stands around them", () => {
  expect(tableMinimum(columns, {}, 40)).toBe(160 + 100 + 40);
  expect(tableMinimum(columns, { title: 300 }, 0)).toBe(400);
});

test("a column stays within the limits", () => {
  expect(resized(100, 1e6)).toBe(maxColumnWidth);
  expect(resized(100, -90)).toBe(minColumnWidth);
  expect(resized(100, 10.4)).toBe(110);
});
