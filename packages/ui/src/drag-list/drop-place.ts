/** A row that is drawn; `start` and `end` in px from the top of the list. */
export type RowPlace = { readonly index: number; readonly start: number; readonly end: number };

/** Between two rows, or before or after all of them. */
export type DropPlace = {
  /** Before the row that stands at this index now; the number of rows means the end. */
  readonly index: number;
  /** Where the line between the rows is, px from the top of the list. */
  readonly line: number;
};

/**
 * Where something is dropped that is held over a list: before the first row whose middle is below it.
 * @param rows those in sight, ascending.
 * @param y px from the top of the list.
 */
export function dropPlace(rows: readonly RowPlace[], y: number): DropPlace {
  const next = rows.find(({ start, end }) => y < (start + end) / 2);
  if (next) return { index: next.index, line: next.start };
  const last = rows.at(-1);
  return last ? { index: last.index + 1, line: last.end } : { index: 0, line: 0 };
}
