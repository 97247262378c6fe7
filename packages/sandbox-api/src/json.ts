/** Anything that JSON can say. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;

/** A JSON object whose keys are not fixed. */
export interface JsonObject {
  [key: string]: JsonValue;
}

/** Tells a JSON object from arrays and plain values. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
