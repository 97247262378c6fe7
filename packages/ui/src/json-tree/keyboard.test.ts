import { expect, test } from "vitest";
import { allOpen, flip } from "./expansion.ts";
import { moveFor, typeAhead } from "./keyboard.ts";
import { visibleRows } from "./rows.ts";

const json = {
  model: "gpt",
  messages: [{ role: "user" }, { role: "bot" }],
  meta: { id: 7 },
  note: "",
};
/** 0 root, 1 model, 2 messages, 3 [0], 4 role, 5 [1] closed, 6 meta, 7 id, 8 note */
const rows = visibleRows(json, flip(allOpen, ["/messages/1"]));

test.each([
  ["ArrowDown", 0, { to: 1 }],
  ["ArrowDown", 8, { to: 8 }],
  ["ArrowUp", 3, { to: 2 }],
  ["ArrowUp", 0, { to: 0 }],
  ["PageDown", 1, { to: 6 }],
  ["PageDown", 7, { to: 8 }],
  ["PageUp", 7, { to: 2 }],
  ["PageUp", 1, { to: 0 }],
  ["Home", 5, { to: 0 }],
  ["End", 5, { to: 8 }],
  ["ArrowRight", 5, { flip: ["/messages/1"] }],
  ["ArrowRight", 2, { to: 3 }],
  ["ArrowRight", 1, null],
  ["ArrowLeft", 2, { flip: ["/messages"] }],
  ["ArrowLeft", 5, { to: 2 }],
  ["ArrowLeft", 4, { to: 3 }],
  ["Enter", 2, { flip: ["/messages"] }],
  [" ", 5, { flip: ["/messages/1"] }],
  ["Enter", 1, null],
  ["Tab", 1, null],
])("%s on row %i", (key, at, expected) => {
  expect(moveFor(rows, at, key, 5)).toEqual(expected);
});

test("the root cannot be left", () => {
  const closed = visibleRows(json, flip(allOpen, [""]));
  expect(moveFor(closed, 0, "ArrowLeft", 5)).toBeNull();
});

test("* opens the closed siblings, and not the texts among them", () => {
  const items = visibleRows([{ a: 1 }, [1], "x".repeat(300), {}], flip(allOpen, ["/0", "/1"]));
  expect(moveFor(items, 1, "*", 5)).toEqual({ flip: ["/0", "/1"] });
});

test("letters find the next key that begins with them, around the end", () => {
  expect(typeAhead(rows, 0, "m")).toBe(1);
  expect(typeAhead(rows, 1, "m")).toBe(2);
  expect(typeAhead(rows, 6, "m")).toBe(1);
  expect(typeAhead(rows, 2, "me")).toBe(2);
  expect(typeAhead(rows, 2, "MET")).toBe(6);
  expect(typeAhead(rows, 0, "x")).toBe(-1);
});

test("an index is found by its digits", () => {
  expect(typeAhead(rows, 2, "1")).toBe(5);
});
