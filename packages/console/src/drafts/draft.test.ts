import fc from "fast-check";
import { expect, test } from "vitest";
import { inspectDraft, isSame } from "./draft.ts";

const draft = { value: "mine", base: "before", changedAt: 0 };

test("without a draft there is nothing to restore", () => {
  expect(inspectDraft(undefined, "before")).toEqual({ kind: "none" });
});

test("a draft that the server has already is done with", () => {
  expect(inspectDraft(draft, "mine")).toEqual({ kind: "none" });
});

test("a draft is restored while the server has what it began with", () => {
  expect(inspectDraft(draft, "before")).toEqual({ kind: "restore", value: "mine" });
});

test("when someone else changed it meanwhile, nobody wins silently", () => {
  expect(inspectDraft(draft, "theirs")).toEqual({ kind: "conflict", value: "mine" });
});

test("values are the same whatever the order of their keys", () => {
  expect(isSame({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
});

test.for([
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [
    [1, 2],
    [2, 1],
  ],
  [[], {}],
  [null, {}],
  ["1", 1],
])("%o and %o differ", ([a, b]) => {
  expect(isSame(a, b)).toBe(false);
  expect(isSame(b, a)).toBe(false);
});

test("a copy is the same, and two values are the same as JSON says", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(isSame(a, structuredClone(a))).toBe(true);
      expect(isSame(a, b) || JSON.stringify(a) !== JSON.stringify(b)).toBe(true);
    }),
  );
});
