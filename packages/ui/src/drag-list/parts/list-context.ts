import { createContext, type ReactNode, use } from "react";
import type { DragItemId, DragListItem } from "../drag-item.ts";
import type { Destination } from "../move-menu.ts";

/**
 * What a row needs of its list. Rows are kept as they are while their item is the same, so what
 * changes around them reaches them here.
 */
export type ListContextValue = {
  /** Where each item stands, from 0. */
  readonly order: ReadonlyMap<DragItemId, number>;
  readonly destinations: readonly Destination[];
  readonly renderItem: (item: DragListItem) => ReactNode;
  readonly choose: (item: DragListItem, choice: string) => void;
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
