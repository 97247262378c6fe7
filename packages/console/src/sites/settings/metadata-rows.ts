import { isJsonMap, mergePatchOf, parseMap, type JsonMap } from "../../bots/settings-json.ts";
import type { JsonValue } from "../../graph/json.ts";

/** One key of a site's metadata as it is edited. */
export interface MetadataRow {
  key: string;
  /** Text stands for itself; anything else is written as JSON. */
  kind: "text" | "json";
  value: string;
}

/** The metadata as rows, in their order. What is no map has none. */
export function metadataRows(metadata: JsonValue): MetadataRow[] {
  return Object.entries(isJsonMap(metadata) ? metadata : {}).map(([key, value]) =>
    typeof value === "string"
      ? { key, kind: "text", value }
      : { key, kind: "json", value: JSON.stringify(value, null, 2) },
  );
}

/** What is wrong with a row's key; true when nothing is. */
export function checkKey(rows: readonly MetadataRow[], at: number): true | string {
  const key = rows[at]?.key.trim() ?? "";
  if (key === "") return "Enter a key.";
  const isDouble = rows.some((row, other) => other < at && row.key.trim() === key);
  return isDouble ? `“${key}” is there already.` : true;
}

/** What is wrong with a row's value; true when nothing is. */
export function checkValue({ kind, value }: Pick<MetadataRow, "kind" | "value">): true | string {
  if (kind === "text") return true;
  let parsed: unknown;
  try {
    parsed = JSON.parse(value);
  } catch (error) {
    return `This is not JSON. ${error instanceof Error ? error.message : ""}`;
  }
  if (parsed === null) return "A key cannot be null. Remove it instead.";
  if (!isJsonMap(parsed)) return true;
  const map = parseMap(value);
  return "error" in map ? map.error : true;
}

/** The map that valid rows stand for. */
export function toMetadata(rows: readonly MetadataRow[]): JsonMap {
  return Object.fromEntries(
    rows.map(({ key, kind, value }): [string, JsonValue] => [
      key.trim(),
      kind === "text" ? value : (JSON.parse(value) as JsonValue),
    ]),
  );
}

/** The merge patch that makes of stored metadata what the rows stand for: only what differs. */
export function metadataPatch(stored: JsonValue, rows: readonly MetadataRow[]): JsonMap {
  return mergePatchOf(isJsonMap(stored) ? stored : {}, toMetadata(rows));
}

/** The rows of other stored metadata, with the changes between two states made to it. */
export function rebaseRows(
  base: JsonValue,
  rows: readonly MetadataRow[],
  stored: JsonValue,
): MetadataRow[] {
  const patch = metadataPatch(base, rows);
  const mine = new Map(rows.map((row) => [row.key.trim(), row]));
  const kept = metadataRows(stored).filter(
    ({ key }) => !Object.hasOwn(patch, key) || mine.has(key),
  );
  const changed = kept.map((row) =>
    Object.hasOwn(patch, row.key) ? (mine.get(row.key) ?? row) : row,
  );
  const there = new Set(changed.map(({ key }) => key));
  const added = rows.filter(
    ({ key }) => Object.hasOwn(patch, key.trim()) && !there.has(key.trim()),
  );
  return [...changed, ...added];
}
