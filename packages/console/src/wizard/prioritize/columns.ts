import type { BoardMove, BoardSection as Column } from "@gift-console/ui/section-board/board.ts";
import { productsOf, type Board, type Move } from "./board.ts";
import type { PrioritizeProduct, PrioritizeSection } from "./prioritize-query.ts";

/** The id of the column of products that no section has. */
export const unassignedId = "unassigned";

/**
 * The columns that the board shows: unassigned products first, then the sections.
 * @param before the columns shown before; one that did not change stays the same object
 */
export function columnsOf(
  board: Board,
  sections: readonly PrioritizeSection[],
  products: ReadonlyMap<number, PrioritizeProduct>,
  before: readonly Column[] = [],
): Column[] {
  const itemsOf = (ids: readonly number[]) => ids.flatMap((id) => products.get(id) ?? []);
  const columns: Column[] = [
    { id: unassignedId, title: "Unassigned", items: itemsOf(board.unassigned) },
    ...sections.map(({ id, title, criteria }) => ({
      id,
      title,
      criteria,
      items: itemsOf(productsOf(board, id)),
    })),
  ];
  return columns.map((column) => before.find((old) => isSameColumn(old, column)) ?? column);
}

/** A move on the columns, as the board understands it. */
export function readMove(board: Board, { ids, sectionId, index }: BoardMove): Move {
  const to = sectionId === unassignedId ? null : Number(sectionId);
  const productIds = ids.map(Number);
  const behind = productsOf(board, to).slice(index);
  return { productIds, to, before: behind.find((id) => !productIds.includes(id)) ?? null };
}

function isSameColumn(a: Column, b: Column): boolean {
  return (
    a.id === b.id &&
    a.title === b.title &&
    a.criteria?.min === b.criteria?.min &&
    a.criteria?.max === b.criteria?.max &&
    a.items.length === b.items.length &&
    a.items.every((item, at) => item === b.items[at])
  );
}
