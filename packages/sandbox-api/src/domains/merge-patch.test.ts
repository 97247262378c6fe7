import { expect, test } from "vitest";
import { mergePatch, pick } from "./merge-patch.ts";

// The cases of RFC 7396, appendix A, that have objects on both sides.
test.each([
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])("%j with %j is %j", (target, patch, merged) => {
  const before = structuredClone(target);
  expect(mergePatch(target, patch)).toEqual(merged);
  expect(target).toEqual(before);
});

test("keys that mean something to JavaScript are keys like any other", () => {
  const patch = JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}');
  expect(JSON.stringify(mergePatch({}, patch))).toBe('{"__proto__":{"a":1},"constructor":2}');
  expect(({} as { a?: number }).a).toBeUndefined();
});

test("pick takes what is there, null included, and nothing else", () => {
  const patch: { a?: string | null; b?: string; c?: string } = { a: null, c: "x" };
  expect(pick(patch, ["a", "b"])).toEqual({ a: null });
});
