import type { JsonRow } from "./rows.ts";
import { textLimit } from "./truncate.ts";

/** The height of a line and what a row adds to its lines, px. */
export const lineHeight = 20;
export const rowPadding = 2;

/** How many characters a line is taken to hold before anything is measured. */
const columns = 80;

/** So many characters fit on one line wherever a tree has room at all. */
const surelyOneLine = 20;

/** Whether a row may turn out higher than estimated, so that it must be measured once drawn. */
export function mayWrap(row: JsonRow): boolean {
  if (row.type !== "value") return row.type === "text";
  const label = row.label === null ? 0 : `${row.label}`.length;
  const text = row.kind === "string" ? (row.value as string) : "";
  return label + text.length > surelyOneLine || text.includes("\n");
}

/** How many lines a text takes, where it breaks at `columns` characters. */
function lineCount(text: string): number {
  if (text.length <= columns && !text.includes("\n")) return 1;
  let lines = 0;
  for (const line of text.split("\n")) lines += Math.max(1, Math.ceil(line.length / columns));
  return lines;
}

/**
 * The height of a row before it is drawn, px: a good guess, so that the scrollbar hardly moves when
 * rows come into sight and are measured.
 */
export function estimatedHeight(row: JsonRow): number {
  if (row.kind !== "string") return lineHeight + rowPadding;
  const text = row.value as string;
  if (row.type === "text") return lineHeight * lineCount(text.slice(row.from, row.to));
  // A long text, closed, shows its first characters without its line breaks; open, only its size.
  if (row.isOpen) return lineHeight + rowPadding;
  const lines = row.isExpandable ? Math.ceil(textLimit / columns) : lineCount(text);
  return lineHeight * lines + rowPadding;
}
