/** Where in a grid the focus is, and what the grid looks like. */
export type GridPosition = {
  readonly index: number;
  readonly count: number;
  readonly columns: number;
  /** Rows that Page Up and Page Down pass over. */
  readonly pageRows: number;
  readonly isRtl: boolean;
};

/**
 * The index that a key leads to. Left and right go on into the next row; up and down stay in the
 * column, and down from the last but one row reaches the end of a shorter last row.
 * @returns `undefined` when the key means nothing here or there is nowhere to go.
 */
export function indexAfterKey(key: string, position: GridPosition): number | undefined {
  const { index, count, columns, pageRows, isRtl } = position;
  const forward = isRtl ? -1 : 1;
  const down = (rows: number) => {
    const next = index + rows * columns;
    if (next < count) return next;
    const lastRow = Math.floor((count - 1) / columns);
    const row = Math.floor(index / columns);
    return row < lastRow ? Math.min(count - 1, lastRow * columns + (index % columns)) : index;
  };
  const up = (rows: number) => Math.max(index - rows * columns, index % columns);
  const targets: Record<string, () => number> = {
    ArrowRight: () => index + forward,
    ArrowLeft: () => index - forward,
    ArrowDown: () => down(1),
    ArrowUp: () => up(1),
    PageDown: () => down(pageRows),
    PageUp: () => up(pageRows),
    Home: () => 0,
    End: () => count - 1,
  };
  const target = Object.hasOwn(targets, key) ? targets[key]?.() : undefined;
  if (target === undefined || target < 0 || target >= count || target === index) return undefined;
  return target;
}
