import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useRef } from "react";
import type { DragItemId, DragListItem } from "../drag-item.ts";
import type { Destination } from "../move-menu.ts";

/**
 * What a row needs of its list. Rows are kept as they are while their item is the same, so what
 * changes around them reaches them here.
 */
export type ListContextValue = {
  /** Where an item stands now, from 0, and among how many. */
  readonly placeOf: (item: DragListItem) => { readonly index: number; readonly count: number };
  readonly destinations: readonly Destination[];
  readonly renderItem: (item: DragListItem) => ReactNode;
  readonly choose: (item: DragListItem, choice: string) => void;
};

const ListContext = createContext<ListContextValue | undefined>(undefined);

/** Gives rows their list. */
export const ListProvider = ListContext.Provider;

const OrderContext = createContext<ReadonlyMap<DragItemId, number>>(new Map());

/** Gives rows the order, which changes with every move: apart from the rest, which does not. */
export const OrderProvider = OrderContext.Provider;

/** Finds where an item stands, in menus that open later: the same function whatever moves. */
export function usePlaces(order: ReadonlyMap<DragItemId, number>): ListContextValue["placeOf"] {
  const latest = useRef(order);
  useLayoutEffect(() => {
    latest.current = order;
  });
  return useCallback(
    ({ id }) => ({ index: latest.current.get(id) ?? 0, count: latest.current.size }),
    [],
  );
}

/** Where an item stands, from 0. */
export function useIndex(id: DragItemId): number {
  return use(OrderContext).get(id) ?? 0;
}

/** The list around a row. */
export function useList(): ListContextValue {
  const list = use(ListContext);
  if (!list) throw new Error("a row of a DragList stands outside of one");
  return list;
}
