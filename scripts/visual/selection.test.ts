import { expect, test } from "vitest";
import { spread } from "./selection.ts";

const items = ["a1", "a2", "a3", "b1", "b2", "c1"];
const group = (item: string) => item.slice(0, 1);

test("every group is shown before any shows a second item", () => {
  expect(spread(items, group, 4)).toEqual(["a1", "a2", "b1", "c1"]);
});

test("all are chosen where they fit", () => {
  expect(spread(items, group, 100)).toEqual(items);
});

test("no group is left out, whatever the limit", () => {
  expect(spread(items, group, 1)).toEqual(["a1", "b1", "c1"]);
});

test("nothing to choose from is nothing chosen", () => {
  expect(spread([], group, 5)).toEqual([]);
});
