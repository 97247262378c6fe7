import type { JsonValue } from "../graph/json.ts";

/** A map of JSON values. */
export type JsonMap = { [key: string]: JsonValue };

/** Whether a value is a map, not a list. */
export function isJsonMap(value: unknown): value is JsonMap {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A map, or what an operator must correct in its text. */
export type ParsedMap = { map: JsonMap } | { error: string };

/**
 * Reads a map from its JSON text; an empty text is an empty map.
 * @param taken keys that have a field of their own
 */
export function parseMap(text: string, taken: readonly string[] = []): ParsedMap {
  if (text.trim() === "") return { map: {} };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    return { error: `This is not JSON. ${reason}` };
  }
  if (!isJsonMap(value)) return { error: 'Enter a map in braces, such as {"ideas": 6}.' };
  const double = taken.find((key) => Object.hasOwn(value, key));
  if (double !== undefined) return { error: `“${double}” has a field of its own above.` };
  const empty = nullIn(value);
  if (empty !== undefined) return { error: `“${empty}” is null, which removes it. Leave it out.` };
  return { map: value };
}

/** The path of a null inside maps; one inside a list is an ordinary value. */
function nullIn(map: JsonMap): string | undefined {
  for (const [key, value] of Object.entries(map)) {
    if (value === null) return key;
    const inner = isJsonMap(value) ? nullIn(value) : undefined;
    if (inner !== undefined) return `${key}.${inner}`;
  }
  return undefined;
}

/** A map as text to edit; nothing for an empty one. */
export function formatMap(map: JsonMap): string {
  return Object.keys(map).length === 0 ? "" : JSON.stringify(map, null, 2);
}

/**
 * The JSON merge patch (RFC 7396) that makes one map of another: removed keys are null, maps are
 * compared key by key, anything else is replaced whole.
 */
export function mergePatchOf(before: JsonMap, after: JsonMap): JsonMap {
  const patch: [string, JsonValue][] = [];
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) patch.push([key, null]);
  }
  for (const [key, value] of Object.entries(after)) {
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    if (isJsonMap(value) && isJsonMap(old)) {
      const inner = mergePatchOf(old, value);
      if (Object.keys(inner).length > 0) patch.push([key, inner]);
    } else if (JSON.stringify(value) !== JSON.stringify(old)) {
      patch.push([key, value]);
    }
  }
  return Object.fromEntries(patch);
}
