import { type Expansion, isOpen } from "./expansion.ts";
import { childPointer, rangeId, textId } from "./pointer.ts";
import { isLong, textPieces } from "./truncate.ts";

/** What a value is. */
export type JsonKind = "object" | "array" | "string" | "number" | "boolean" | "null";

/** One line of the tree. */
export type JsonRow = {
  /** A name that stays the same as long as the document does; see pointer.ts. */
  readonly id: string;
  /** `range` is a part of a long array, `text` a piece of an opened text. */
  readonly type: "value" | "range" | "text";
  readonly kind: JsonKind;
  /** The value itself; for a range the part of the array, for a piece the whole text. */
  readonly value: unknown;
  /** The key or index, `null` for the root and for pieces of a text. */
  readonly label: string | number | null;
  /** Where a range or a piece begins and ends, the end not included. */
  readonly from: number;
  readonly to: number;
  /** The index of the row above it in the tree, -1 for the root. */
  readonly parent: number;
  readonly depth: number;
  readonly isExpandable: boolean;
  readonly isOpen: boolean;
  /** Its place among its siblings, from 1, and how many those are. */
  readonly position: number;
  readonly siblings: number;
};

/** Arrays of more items than this are shown in ranges. */
export const rangeSize = 100;

/** What a value is; whatever JSON does not know counts as `null`. */
export function kindOf(value: unknown): JsonKind {
  if (Array.isArray(value)) return "array";
  if (value === null) return "null";
  const type = typeof value;
  const isJson = type === "object" || type === "string" || type === "number" || type === "boolean";
  return isJson ? type : "null";
}

/** How many entries a value holds. */
export function entryCount(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return typeof value === "object" && value !== null ? Object.keys(value).length : 0;
}

/** The size of the ranges of so many items: a power of 100 that makes at most 100 ranges. */
export function rangeStep(count: number): number {
  let step = 1;
  while (count / step > rangeSize) step *= rangeSize;
  return step;
}

/** Entries that are still to be shown, below one open row. */
type Frame = {
  /** The value whose entries these are, and its pointer. */
  readonly source: unknown;
  readonly pointer: string;
  readonly parent: number;
  readonly depth: number;
  /** The keys of an object; the pieces of a text; `null` for an array. */
  readonly keys: readonly string[] | null;
  readonly pieces: readonly number[] | null;
  readonly to: number;
  /** How many items one row stands for. */
  readonly step: number;
  readonly siblings: number;
  at: number;
  position: number;
};

/**
 * The lines of a document that are in sight when nothing is scrolled away: the root and everything
 * below open nodes, in order. Touches only what is open and needs no call stack, so neither size
 * nor depth of the rest matters. Entries with the value `undefined` do not exist in JSON and do
 * not come from parsing it.
 */
export function visibleRows(json: unknown, expansion: Expansion): JsonRow[] {
  const rows: JsonRow[] = [];
  const frames: Frame[] = [];

  /** Adds a row for a value and prepares the rows below it. */
  const add = (
    value: unknown,
    pointer: string,
    label: JsonRow["label"],
    parent: number,
    depth: number,
    position: number,
    siblings: number,
  ) => {
    const kind = kindOf(value);
    const keys = kind === "object" ? Object.keys(value as object) : null;
    const count = kind === "array" ? (value as unknown[]).length : (keys?.length ?? 0);
    const isText = kind === "string" && isLong(value as string);
    const isExpandable = count > 0 || isText;
    // "Expand all" leaves texts closed: a log of prompts would drown in them.
    const open =
      isExpandable && (isText ? expansion.flipped.has(pointer) : isOpen(expansion, pointer, depth));
    rows.push({
      id: pointer,
      type: "value",
      kind,
      value,
      label,
      from: 0,
      to: isText ? (value as string).length : count,
      parent,
      depth,
      isExpandable,
      isOpen: open,
      position,
      siblings,
    });
    if (!open) return;
    const pieces = isText ? textPieces(value as string) : null;
    const step = kind === "array" ? rangeStep(count) : 1;
    const to = pieces?.length ?? count;
    frames.push({
      source: value,
      pointer,
      parent: rows.length - 1,
      depth: depth + 1,
      keys,
      pieces,
      to,
      step,
      siblings: Math.ceil(to / step),
      at: 0,
      position: 0,
    });
  };

  /** Adds a row for a range of an array and prepares the rows below it. */
  const addRange = (frame: Frame, from: number, to: number) => {
    const id = rangeId(frame.pointer, from, to);
    const open = isOpen(expansion, id, frame.depth);
    rows.push({
      id,
      type: "range",
      kind: "array",
      value: frame.source,
      label: null,
      from,
      to,
      parent: frame.parent,
      depth: frame.depth,
      isExpandable: true,
      isOpen: open,
      position: frame.position,
      siblings: frame.siblings,
    });
    if (!open) return;
    const step = rangeStep(to - from);
    frames.push({
      ...frame,
      parent: rows.length - 1,
      depth: frame.depth + 1,
      to,
      step,
      siblings: Math.ceil((to - from) / step),
      at: from,
      position: 0,
    });
  };

  add(json, "", null, -1, 0, 1, 1);
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    if (frame.at >= frame.to) {
      frames.pop();
      continue;
    }
    const { at, source, pointer, parent, depth, keys, pieces, siblings, step, to } = frame;
    frame.at += step;
    frame.position += 1;
    if (pieces) {
      const text = source as string;
      rows.push({
        id: textId(pointer, pieces[at] ?? 0),
        type: "text",
        kind: "string",
        value: text,
        label: null,
        from: pieces[at] ?? 0,
        to: pieces[at + 1] ?? text.length,
        parent,
        depth,
        isExpandable: false,
        isOpen: false,
        position: frame.position,
        siblings,
      });
    } else if (step > 1) {
      addRange(frame, at, Math.min(at + step, to));
    } else {
      const label = keys ? (keys[at] ?? "") : at;
      const value = (source as Record<string | number, unknown>)[label];
      add(value, childPointer(pointer, label), label, parent, depth, frame.position, siblings);
    }
  }
  return rows;
}
