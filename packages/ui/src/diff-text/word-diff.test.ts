import fc from "fast-check";
import { expect, test } from "vitest";
import { countChanges, wordDiff } from "./word-diff.ts";

test("a word that changed is removed and added, what is around stays", () => {
  expect(wordDiff("A hand grinder for purists", "A manual grinder for purists")).toEqual([
    { kind: "same", text: "A " },
    { kind: "removed", text: "hand" },
    { kind: "added", text: "manual" },
    { kind: "same", text: " grinder for purists" },
  ]);
});

test.each([
  ["", "", 0, 0],
  ["", "two words", 2, 0],
  ["two words", "", 0, 2],
  ["the same", "the same", 0, 0],
  ["café au lait", "café con leche", 2, 2],
])("from '%s' to '%s' %i words come and %i go", (before, after, added, removed) => {
  expect(countChanges(wordDiff(before, after))).toEqual({ added, removed });
});

test("nothing of either text is lost", () => {
  const text = fc
    .array(fc.constantFrom("gift", "coffee", "é", "日本", " ", ".", "\n", "  "))
    .map((all) => all.join(""));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDiff(before, after);
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text)
          .join("");
      expect(without("added")).toBe(before);
      expect(without("removed")).toBe(after);
    }),
  );
});
