import fc from "fast-check";
import { expect, test } from "vitest";
import { childPointer, pathText, pointerOf, rangeId, segments, textId } from "./pointer.ts";

const characters = fc.constantFrom("a", "/", "~", "0", "1", "[", "'", "🎁", "\ud83c", "é");

test("a pointer gives back the keys that it was made of", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: characters })), (keys) => {
      expect(segments(keys.reduce(childPointer, ""))).toEqual(keys);
    }),
  );
});

test("different keys never make the same name", () => {
  const names = [
    childPointer("", "items/00-199"),
    childPointer("", "items~[100-199]"),
    rangeId(childPointer("", "items"), 100, 199),
    textId(childPointer("", "items"), 100),
    childPointer(childPointer("", "items"), "00-199"),
  ];
  expect(new Set(names).size).toBe(names.length);
});

test("a range and a piece of a text belong to the value that they are of", () => {
  expect(pointerOf(rangeId("/a~1b/items", 0, 100))).toBe("/a~1b/items");
  expect(pointerOf(textId("/a~0/content", 4000))).toBe("/a~0/content");
  expect(pointerOf("/a/0")).toBe("/a/0");
});

test("a path reads as people write it", () => {
  const json = { messages: [{ content: "x", "a b": 1, "": 2 }] };
  expect(pathText(json, "")).toBe("$");
  expect(pathText(json, "/messages/0/content")).toBe("$.messages[0].content");
  expect(pathText(json, "/messages/0/a b")).toBe('$.messages[0]["a b"]');
  expect(pathText(json, "/messages/0/")).toBe('$.messages[0][""]');
  expect(pathText({ 0: { x: 1 } }, "/0/x")).toBe('$["0"].x');
});
