import type { ReactNode } from "react";

/** One column of a table. */
export type Column<Row> = {
  readonly id: string;
  readonly title: string;
  /** What a row shows here. */
  readonly cell: (row: Row) => ReactNode;
  /** px; a column without one shares the room that is left. */
  readonly width?: number;
  /** Figures align at the end and get figures of one width. */
  readonly align?: "start" | "end";
  readonly isSortable?: boolean;
  readonly isResizable?: boolean;
  /** The title is read aloud but not shown. */
  readonly hideTitle?: boolean;
};

/** The least width of a column, px. */
export const minColumnWidth = 64;

/** The greatest width that a reader can give a column, px. */
export const maxColumnWidth = 1200;

/** What a column without a width gets at least, px. */
const flexibleWidth = 160;

/** What the box before a row takes, px. */
export const boxWidth = 40;

/** Widths that the reader chose, px per column. */
export type Widths = Readonly<Record<string, number>>;

/** The width of a column, or `undefined` where it shares the room that is left. */
export function columnWidth(
  column: { readonly id: string; readonly width?: number },
  widths: Widths,
): number | undefined {
  return widths[column.id] ?? column.width;
}

/** The width below which a table scrolls sideways, px. */
export function tableMinimum(
  columns: readonly { readonly id: string; readonly width?: number }[],
  widths: Widths,
  extra: number,
): number {
  return columns.reduce(
    (sum, column) => sum + (columnWidth(column, widths) ?? flexibleWidth),
    extra,
  );
}

/** A width after dragging or pressing an arrow key: whole pixels, within the limits. */
export function resized(width: number, by: number): number {
  return Math.min(maxColumnWidth, Math.max(minColumnWidth, Math.round(width + by)));
}
