import fc from "fast-check";
import { expect, test } from "vitest";
import { addTags, duplicateHint, splitTags } from "./tags.ts";

test.each([
  ["coffee", ["coffee"]],
  [" pour  over , grinder;\nkettle\r\n,,", ["pour over", "grinder", "kettle"]],
  ["a\tb", ["a", "b"]],
  [" , \n", []],
])("%j splits into %j", (text, tags) => {
  expect(splitTags(text)).toEqual(tags);
});

test("what is there already is not added, whatever its case", () => {
  expect(addTags(["Coffee", "café"], ["coffee", "kettle", "Kettle", "cafe\u0301"])).toEqual({
    tags: ["Coffee", "café", "kettle"],
    added: ["kettle"],
    duplicates: ["Coffee", "kettle", "café"],
  });
});

test("every candidate is either added or a duplicate, and what was there stays in its place", () => {
  const words = fc.array(fc.constantFrom("a", "A", "b", "c", "é"));
  fc.assert(
    fc.property(words, words, (first, candidates) => {
      const { tags } = addTags([], first);
      const result = addTags(tags, candidates);
      expect(result.added.length + result.duplicates.length).toBe(candidates.length);
      expect(result.tags.slice(0, tags.length)).toEqual(tags);
      expect(new Set(result.tags.map((tag) => tag.toLowerCase())).size).toBe(result.tags.length);
    }),
  );
});

test.each([
  [[], ""],
  [["coffee"], "“coffee” is already there."],
  [["coffee", "coffee", "kettle"], "“coffee” and “kettle” are already there."],
  [["a", "b", "c", "d"], "4 of them are already there."],
])("duplicates %j are told as %j", (duplicates, hint) => {
  expect(duplicateHint(duplicates)).toBe(hint);
});
