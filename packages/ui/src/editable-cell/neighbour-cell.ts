/** Marks the buttons between which the arrow keys move. */
const target = "[data-editable-cell]";

const inCell = (cell: Element | null | undefined) => cell?.querySelector<HTMLElement>(target);

/** The first answer on the way from an element along its siblings. */
function along<Found>(
  from: Element | null,
  step: "nextElementSibling" | "previousElementSibling",
  find: (element: Element) => Found | null | undefined,
): Found | undefined {
  for (let at = from?.[step]; at; at = at[step]) {
    const found = find(at);
    if (found) return found;
  }
  return undefined;
}

/**
 * The editable cell that an arrow key leads to, as in a grid: within the row, or in the same column
 * of a row above or below. Left and right follow the direction of the table.
 * @returns `undefined` at the edge, outside a table and for other keys.
 */
export function neighbourCell(from: HTMLElement, key: string): HTMLElement | undefined {
  const cell = from.closest<HTMLTableCellElement>("td, th");
  const row = cell?.parentElement ?? null;
  if (!cell || !row) return undefined;
  const isRtl = getComputedStyle(cell).direction === "rtl";
  const below = (other: Element) => inCell(other.children[cell.cellIndex]);
  switch (key) {
    case "ArrowUp":
      return along(row, "previousElementSibling", below);
    case "ArrowDown":
      return along(row, "nextElementSibling", below);
    case "ArrowLeft":
      return along(cell, isRtl ? "nextElementSibling" : "previousElementSibling", inCell);
    case "ArrowRight":
      return along(cell, isRtl ? "previousElementSibling" : "nextElementSibling", inCell);
    default:
      return undefined;
  }
}
