import { type Expansion, flip, isOpen } from "./expansion.ts";
import { childPointer, rangeId, segments, textId } from "./pointer.ts";
import { kindOf, rangeStep } from "./rows.ts";
import { isLong, shownLength, textPieces } from "./truncate.ts";

/** A node whose key or value holds what was searched for. */
export type Match = {
  /** The pointer of the node. */
  readonly pointer: string;
  /** Where the value holds it first, -1 where only the key does. */
  readonly at: number;
};

/**
 * What is searched for as a pattern, for finding and for marking.
 * @returns `null` where there is nothing to search for.
 */
export function searchPattern(query: string): RegExp | null {
  if (query === "") return null;
  return new RegExp(query.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"), "gi");
}

/** The text of a value that is searched and shown; containers have none of their own. */
export function valueText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return kindOf(value) === "null" ? "null" : "";
}

/**
 * Every node whose key or value holds the query, without regard to case, in the order of the rows.
 * Looks through the whole document, open or not, and needs no call stack.
 */
export function findMatches(json: unknown, query: string): Match[] {
  const pattern = searchPattern(query);
  if (!pattern) return [];
  const indexIn = (text: string) => text.search(pattern);
  const matches: Match[] = [];
  const visit = (value: unknown, pointer: string, key: string | null) => {
    const at = indexIn(valueText(value));
    if (at !== -1 || (key !== null && indexIn(key) !== -1)) matches.push({ pointer, at });
    if (typeof value !== "object" || value === null) return;
    const keys = Array.isArray(value) ? null : Object.keys(value);
    waiting.push({
      value,
      pointer,
      keys,
      length: keys?.length ?? (value as unknown[]).length,
      at: 0,
    });
  };
  type Open = {
    readonly value: object;
    readonly pointer: string;
    readonly keys: readonly string[] | null;
    readonly length: number;
    at: number;
  };
  const waiting: Open[] = [];
  visit(json, "", null);
  for (let open = waiting.at(-1); open; open = waiting.at(-1)) {
    if (open.at >= open.length) {
      waiting.pop();
      continue;
    }
    const key = open.keys ? (open.keys[open.at] ?? "") : open.at;
    open.at += 1;
    const value = (open.value as Record<string | number, unknown>)[key];
    visit(value, childPointer(open.pointer, key), typeof key === "string" ? key : null);
  }
  return matches;
}

/** Where a match is shown, and what must be open for that. */
export type Revealed = { readonly expansion: Expansion; readonly id: string };

/**
 * Opens what hides a match: the nodes above it, the ranges that it lies in, and a long text whose
 * closed form does not reach as far.
 */
export function revealMatch(json: unknown, expansion: Expansion, match: Match): Revealed {
  const closed: string[] = [];
  const open = (id: string, depth: number) => {
    if (!isOpen(expansion, id, depth)) closed.push(id);
  };
  let value = json;
  let pointer = "";
  let depth = 0;
  for (const segment of segments(match.pointer)) {
    open(pointer, depth);
    depth += 1;
    if (Array.isArray(value)) {
      const index = Number(segment);
      let [from, to] = [0, value.length];
      for (let step = rangeStep(to - from); step > 1; step = rangeStep(to - from)) {
        from += Math.floor((index - from) / step) * step;
        to = Math.min(from + step, to);
        open(rangeId(pointer, from, to), depth);
        depth += 1;
      }
      pointer = childPointer(pointer, index);
    } else {
      pointer = childPointer(pointer, segment);
    }
    value = (value as Record<string, unknown>)[segment];
  }
  let id = pointer;
  if (typeof value === "string" && isLong(value) && match.at >= 0) {
    const isTextOpen = expansion.flipped.has(pointer);
    if (!isTextOpen && match.at >= shownLength(value)) closed.push(pointer);
    if (isTextOpen || match.at >= shownLength(value)) {
      id = textId(pointer, textPieces(value).findLast((from) => from <= match.at) ?? 0);
    }
  }
  return { expansion: closed.length > 0 ? flip(expansion, closed) : expansion, id };
}

/** A part of a text, and whether it is what was searched for. */
export type Part = { readonly text: string; readonly isHit: boolean };

/** Cuts a text at what was searched for, for marking. */
export function markParts(text: string, pattern: RegExp | null): Part[] {
  if (!pattern) return [{ text, isHit: false }];
  const parts: Part[] = [];
  let end = 0;
  for (const hit of text.matchAll(pattern)) {
    if (hit.index > end) parts.push({ text: text.slice(end, hit.index), isHit: false });
    parts.push({ text: hit[0], isHit: true });
    end = hit.index + hit[0].length;
  }
  if (end < text.length || parts.length === 0) {
    parts.push({ text: text.slice(end), isHit: false });
  }
  return parts;
}
