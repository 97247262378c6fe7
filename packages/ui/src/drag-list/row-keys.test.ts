import { expect, test } from "vitest";
import { actionOfKey, type RowKey } from "./row-keys.ts";

const position = { index: 10, count: 40, pageRows: 8, isRtl: false };
const press = (key: string, held: Partial<RowKey> = {}): RowKey => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});
const alt = { altKey: true };

test.each([
  ["ArrowUp", 9],
  ["ArrowDown", 11],
  ["PageUp", 2],
  ["PageDown", 18],
  ["Home", 0],
  ["End", 39],
])("%s goes to the row %i", (key, index) => {
  expect(actionOfKey(press(key), position)).toEqual({ kind: "focus", index });
});

test.each([
  ["ArrowUp", 9],
  ["ArrowDown", 12],
  ["PageDown", 19],
  ["Home", 0],
  ["End", 40],
])("Alt and %s take the row before index %i", (key, index) => {
  expect(actionOfKey(press(key, alt), position)).toEqual({ kind: "move", index });
});

test.each([
  ["ArrowLeft", false, -1],
  ["ArrowRight", false, 1],
  ["ArrowLeft", true, 1],
  ["ArrowRight", true, -1],
])("Alt and %s, right to left %s, take the row %i list on", (key, isRtl, step) => {
  expect(actionOfKey(press(key, alt), { ...position, isRtl })).toEqual({ kind: "aside", step });
});

test("the arrow that points into the row goes to its buttons", () => {
  expect(actionOfKey(press("ArrowRight"), position)).toEqual({ kind: "enter" });
  expect(actionOfKey(press("ArrowLeft"), { ...position, isRtl: true })).toEqual({ kind: "enter" });
  expect(actionOfKey(press("ArrowLeft"), position)).toBeUndefined();
});

test.each([
  ["up from the first", press("ArrowUp", alt), { ...position, index: 0 }],
  ["down from the last", press("ArrowDown", alt), { ...position, index: 39 }],
  ["a letter", press("a"), position],
  ["with Ctrl", press("ArrowDown", { ctrlKey: true }), position],
  ["with Shift", press("ArrowDown", { shiftKey: true }), position],
])("%s means nothing", (_, key, at) => {
  expect(actionOfKey(key, at)).toBeUndefined();
});
