import type { BoardSection as Column } from "@gift-console/ui/section-board/board.ts";
import { useState } from "react";
import type { Board } from "./board.ts";
import { columnsOf } from "./columns.ts";
import type { PrioritizeProduct, PrioritizeSection } from "./prioritize-query.ts";

/** The columns to show; a column that did not change stays the same object, and is not drawn again. */
export function useColumns(
  board: Board,
  sections: readonly PrioritizeSection[],
  products: ReadonlyMap<number, PrioritizeProduct>,
): readonly Column[] {
  const [shown, setShown] = useState<readonly Column[]>([]);
  const next = columnsOf(board, sections, products, shown);
  const isSame = next.length === shown.length && next.every((column, at) => column === shown[at]);
  if (!isSame) setShown(next);
  return isSame ? shown : next;
}
