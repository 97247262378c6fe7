import { type Expansion, flip, isOpen } from "./expansion.ts";
import { textId } from "./pointer.ts";
import { type JsonRow, kindOf } from "./rows.ts";
import { cutText, textPieces } from "./truncate.ts";

/** A row whose key or value holds what was searched for. */
export type Match = {
  readonly row: JsonRow;
  /** Where the value holds it first, -1 where only the key does. */
  readonly at: number;
};

/**
 * What is searched for as a pattern, for finding and for marking; the hit is its only group.
 * @returns `null` where there is nothing to search for.
 */
export function searchPattern(query: string): RegExp | null {
  if (query === "") return null;
  return new RegExp(`(${query.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")})`, "gi");
}

/** The text of a value that is searched and shown; containers have none of their own. */
export function valueText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return kindOf(value) === "null" ? "null" : "";
}

/**
 * Every row of a document whose key or value holds the query, without regard to case, in order.
 * @param all the rows of the document with everything open.
 */
export function findMatches(all: readonly JsonRow[], query: string): Match[] {
  const pattern = searchPattern(query);
  if (!pattern) return [];
  const matches: Match[] = [];
  for (const row of all) {
    if (row.type !== "value") continue;
    const at = valueText(row.value).search(pattern);
    const isKey = typeof row.label === "string" && row.label.search(pattern) !== -1;
    if (at !== -1 || isKey) matches.push({ row, at });
  }
  return matches;
}

/** Where a match is shown, and what must be open for that. */
export type Revealed = { readonly expansion: Expansion; readonly id: string };

/**
 * Opens what hides a match: the rows above it, and a long text whose closed form does not reach as
 * far.
 * @param all the rows that it was found in.
 */
export function revealMatch(
  all: readonly JsonRow[],
  expansion: Expansion,
  { row, at }: Match,
): Revealed {
  const closed: string[] = [];
  for (let above = all[row.parent]; above; above = all[above.parent]) {
    if (!isOpen(expansion, above.id, above.depth)) closed.push(above.id);
  }
  let { id } = row;
  if (row.kind === "string" && row.isExpandable && at >= 0) {
    const text = row.value as string;
    const isTextOpen = expansion.flipped.has(id);
    const isBeyond = at >= cutText(text).shown.length;
    if (isBeyond && !isTextOpen) closed.push(id);
    if (isBeyond || isTextOpen) {
      id = textId(id, textPieces(text).findLast((from) => from <= at) ?? 0);
    }
  }
  return { expansion: closed.length > 0 ? flip(expansion, closed) : expansion, id };
}
