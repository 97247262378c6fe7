import { isJsonObject, type JsonObject, type JsonValue } from "../json.ts";

/**
 * Applies a JSON merge patch (RFC 7396) to a map: null removes a key, an absent key stays,
 * nested maps are merged, everything else is replaced.
 * @returns a new map; the given ones stay as they are
 */
export function mergePatch(target: JsonObject, patch: JsonObject): JsonObject {
  const merged = new Map(Object.entries(target));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key);
    else merged.set(key, patched(merged.get(key), value));
  }
  return Object.fromEntries(merged);
}

function patched(old: JsonValue | undefined, value: JsonValue): JsonValue {
  if (!isJsonObject(value)) return value;
  return mergePatch(isJsonObject(old) ? old : {}, value);
}

/**
 * The given keys of a patch that are present, null included.
 * @param keys columns that the patch may change
 */
export function pick<T extends object, K extends keyof T>(
  patch: T,
  keys: readonly K[],
): Pick<T, K> {
  return Object.fromEntries(
    keys.filter((key) => patch[key] !== undefined).map((key) => [key, patch[key]]),
  ) as Pick<T, K>;
}
