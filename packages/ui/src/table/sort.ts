/** Which way a column is sorted, in the words of `aria-sort`. */
export type Direction = "ascending" | "descending";

/** The column that orders a table. */
export type Sort = { readonly column: string; readonly direction: Direction };

/** What a press on a column's header asks for: ascending first, then the other way round. */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  const isAscending = sort?.column === column && sort.direction === "ascending";
  return { column, direction: isAscending ? "descending" : "ascending" };
}

const collator = /* @__PURE__ */ new Intl.Collator(undefined, {
  numeric: true,
  sensitivity: "base",
});

/** A value to order rows by; `null` and `undefined` always come last. */
export type SortValue = string | number | boolean | Date | null | undefined;

/** Orders two values of one column, ascending. Text in the reader's order, "2" before "10". */
export function compareValues(a: SortValue, b: SortValue): number {
  if (typeof a === "string" && typeof b === "string") return collator.compare(a, b);
  return Number(a) - Number(b);
}

/**
 * Orders rows without changing the given array. Equal rows keep their order.
 * @param read the value of a row in the column that orders.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  read: (row: Row) => SortValue,
  direction: Direction,
): Row[] {
  const sign = direction === "ascending" ? 1 : -1;
  return rows.toSorted((rowA, rowB) => {
    const a = read(rowA);
    const b = read(rowB);
    if (a == null || b == null) return Number(a == null) - Number(b == null);
    return sign * compareValues(a, b);
  });
}
