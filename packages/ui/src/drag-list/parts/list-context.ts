import { createContext, type ReactNode, use } from "react";
import type { MenuItem } from "../../menu/menu-item.ts";
import type { DragItemId, DragListItem } from "../drag-item.ts";

/**
 * What a row needs of its list. Rows are kept as they are while their item is the same, so all of
 * this stays the same while items move.
 */
export type ListContextValue = {
  /** Only lists of the same group exchange items. */
  readonly group: string;
  readonly renderItem: (item: DragListItem) => ReactNode;
  readonly menuOf: (item: DragListItem) => readonly MenuItem[];
  readonly choose: (item: DragListItem, choice: string) => void;
  readonly onFocus: (id: DragItemId) => void;
  /** The ref of a row, which carries its index as `data-index`. */
  readonly measure: (row: HTMLElement | null) => void;
};

const ListContext = createContext<ListContextValue | undefined>(undefined);

/** Gives rows their list. */
export const ListProvider = ListContext.Provider;

/** The list around a row. */
export function useList(): ListContextValue {
  const list = use(ListContext);
  if (!list) throw new Error("a row of a DragList stands outside of one");
  return list;
}
