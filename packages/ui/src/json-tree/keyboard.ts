import type { JsonRow } from "./rows.ts";

/** What a key asks of a tree. */
export type Move =
  | { readonly to: number }
  | { readonly flip: readonly string[] }
  /** The key means nothing here. */
  | null;

const to = (rows: readonly JsonRow[], index: number): Move => ({
  to: Math.max(0, Math.min(rows.length - 1, index)),
});

/**
 * What a key asks for, as WAI-ARIA describes a tree: up and down over what is in sight, right opens
 * and then enters, left closes and then leaves, `*` opens all siblings.
 * @param at the index of the active row.
 * @param page how many rows a page up or down moves.
 */
export function moveFor(rows: readonly JsonRow[], at: number, key: string, page: number): Move {
  const row = rows[at];
  if (!row) return null;
  switch (key) {
    case "ArrowDown":
      return to(rows, at + 1);
    case "ArrowUp":
      return to(rows, at - 1);
    case "PageDown":
      return to(rows, at + page);
    case "PageUp":
      return to(rows, at - page);
    case "Home":
      return to(rows, 0);
    case "End":
      return to(rows, rows.length - 1);
    case "ArrowRight":
      if (!row.isExpandable) return null;
      return row.isOpen ? to(rows, at + 1) : { flip: [row.id] };
    case "ArrowLeft":
      if (row.isOpen) return { flip: [row.id] };
      return row.parent < 0 ? null : to(rows, row.parent);
    case "Enter":
    case " ":
      return row.isExpandable ? { flip: [row.id] } : null;
    case "*": {
      const closed = rows.filter(
        (each) =>
          each.parent === row.parent && each.isExpandable && !each.isOpen && each.kind !== "string",
      );
      return { flip: closed.map((each) => each.id) };
    }
    default:
      return null;
  }
}

/**
 * The next row whose key begins with what was typed, after the active one and around the end.
 * @param typed one letter goes on to the next such row; more letters may stay.
 * @returns its index, or -1.
 */
export function typeAhead(rows: readonly JsonRow[], at: number, typed: string): number {
  const wanted = typed.toLowerCase();
  const first = wanted.length > 1 ? at : at + 1;
  for (let step = 0; step < rows.length; step += 1) {
    const index = (first + step) % rows.length;
    const label = rows[index]?.label;
    if (label != null && `${label}`.toLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}

/** Letters typed within this time of one another belong together, ms. */
export const typingPause = 600;
