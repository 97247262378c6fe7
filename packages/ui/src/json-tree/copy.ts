import { pathText, pointerOf } from "./pointer.ts";
import type { JsonRow } from "./rows.ts";

/** A value as text, whole: a string as it is, everything else as indented JSON. */
export function copyableText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value, null, 2) ?? "");
}

/** What copying a row yields: its value, never the cut form that is shown. */
export function rowValueText(row: JsonRow): string {
  if (row.type === "range") return copyableText((row.value as unknown[]).slice(row.from, row.to));
  return copyableText(row.value);
}

/** The path of a row: `$.messages[0].content`; a range has the path of its array. */
export function rowPathText(json: unknown, row: JsonRow): string {
  return pathText(json, pointerOf(row.id));
}
