import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMap, isJsonMap, mergePatchOf, parseMap, type JsonMap } from "./settings-json.ts";

/** What a server does with a merge patch, RFC 7396. */
function apply(target: JsonMap, patch: JsonMap): JsonMap {
  const merged = new Map(Object.entries(target));
  for (const [key, value] of Object.entries(patch)) {
    const old = merged.get(key);
    if (value === null) merged.delete(key);
    else merged.set(key, isJsonMap(value) ? apply(isJsonMap(old) ? old : {}, value) : value);
  }
  return Object.fromEntries(merged);
}

/** Maps as they can be stored: no null inside maps. */
const storable: fc.Arbitrary<JsonMap> = fc
  .dictionary(fc.string({ maxLength: 3 }), fc.jsonValue({ maxDepth: 3 }))
  .map((map) => JSON.parse(JSON.stringify(map)) as JsonMap)
  .filter((map) => !("error" in parseMap(JSON.stringify(map))));

test("CALL-2 the patch makes any map of any other", () => {
  fc.assert(
    fc.property(storable, storable, (before, after) => {
      expect(apply(before, mergePatchOf(before, after))).toEqual(after);
      expect(mergePatchOf(after, after)).toEqual({});
    }),
  );
});

test("CALL-2 removed keys are null, at any depth, and nothing else is sent", () => {
  const before = { model: "a", ideas: 6, sections: { min: 2, max: 5 }, tags: ["x"] };
  const after = { model: "a", sections: { min: 3 }, tags: ["x", "y"] };
  expect(mergePatchOf(before, after)).toEqual({
    ideas: null,
    sections: { max: null, min: 3 },
    tags: ["x", "y"],
  });
});

test("keys that objects have by nature are ordinary keys", () => {
  const before = JSON.parse('{"constructor": 1}') as JsonMap;
  expect(mergePatchOf(before, {})).toEqual({ constructor: null });
  expect(mergePatchOf({}, before)).toEqual({ constructor: 1 });
});

test.for([
  ["", {}],
  ['{"width": 1200, "style": {"tone": "warm"}, "list": [null]}', undefined],
] as const)("%o is a map", ([text, map]) => {
  expect(parseMap(text)).toEqual({ map: map ?? JSON.parse(text) });
});

test.for([
  ["{", "This is not JSON."],
  ["[1]", "Enter a map in braces"],
  ["null", "Enter a map in braces"],
  ['{"model": "x"}', "“model” has a field of its own above."],
  ['{"a": {"b": null}}', "“a.b” is null, which removes it. Leave it out."],
] as const)("%o is refused: %s", ([text, error]) => {
  expect(parseMap(text, ["model"])).toEqual({ error: expect.stringContaining(error) });
});

test("a map reads back as it was written", () => {
  expect(formatMap({})).toBe("");
  expect(parseMap(formatMap({ ideas: 6 }))).toEqual({ map: { ideas: 6 } });
});
