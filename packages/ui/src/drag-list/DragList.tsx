import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { GridList, ListLayout, Virtualizer } from "react-aria-components";
import { useEvent } from "../hooks/use-event.ts";
import { visuallyHidden } from "../theme/a11y.css.ts";
import * as styles from "./DragList.css.ts";
import type { DragItemId, DragListItem } from "./drag-item.ts";
import { reorder } from "./move.ts";
import { type Destination, readMove } from "./move-menu.ts";
import { DragRow } from "./parts/DragRow.tsx";
import { focusRow } from "./parts/focus-row.ts";
import { ListProvider, OrderProvider, usePlaces } from "./parts/list-context.ts";
import { useDrag } from "./parts/use-drag.tsx";

/** See {@link DragList}. */
export type DragListProps<Item extends DragListItem> = {
  /** What is in order: "Products in For the espresso purist". */
  readonly label: string;
  /** The most important first. Keep an item the same object while it does not change. */
  readonly items: readonly Item[];
  /** What a row shows between its number and its menu. */
  readonly renderItem: (item: Item) => ReactNode;
  /** Items are to stand before an index of this list; use `reorder` or `moveItems`. */
  readonly onMove: (ids: readonly DragItemId[], index: number) => void;
  /** Lists of the same group exchange items by dragging. */
  readonly group?: string;
  /** Other lists, for the menu of a row. */
  readonly destinations?: readonly Destination[];
  /** An item is to go to the end of another list, which should then say `focusOn`. */
  readonly onMoveAway?: (ids: readonly DragItemId[], destination: DragItemId) => void;
  /** An item that came here from another list: its row takes the focus as soon as it stands. */
  readonly focusOn?: DragItemId | undefined;
  readonly emptyText?: string;
};

const none: readonly Destination[] = [];
const layoutOptions = { estimatedRowSize: styles.rowEstimate, padding: 4 };

/**
 * Items in an order of importance, changed by mouse, touch or keyboard, or by the menu of a row.
 * Draws only what is in view, so it can hold thousands.
 */
export function DragList<Item extends DragListItem>({
  label,
  items,
  renderItem,
  onMove,
  group,
  destinations = none,
  onMoveAway,
  focusOn,
  emptyText = "Drop items here",
}: DragListProps<Item>) {
  const ownGroup = useId();
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  const order = useMemo(() => new Map(items.map(({ id }, at) => [id, at])), [items]);

  const move = useEvent((ids: readonly DragItemId[], index: number) => {
    onMove(ids, index);
    const first = items.find(({ id }) => id === ids[0]);
    const place = reorder<DragItemId, Item>(items, ids, index).findIndex((item) => item === first);
    if (first) setSaid(`${first.title} is number ${place + 1} of ${items.length} now`);
  });
  const choose = useEvent((item: DragListItem, choice: string) => {
    const index = order.get(item.id) ?? 0;
    const wish = readMove(choice, index, items.length, destinations);
    if (wish?.kind === "within") move([item.id], wish.index);
    if (wish?.kind === "away") onMoveAway?.([item.id], wish.destination);
  });
  const focusOnItem = useEvent((id: DragItemId) => {
    const share = (order.get(id) ?? 0) / Math.max(1, items.length - 1);
    return list.current ? focusRow(list.current, id, share) : undefined;
  });
  useEffect(
    () => (focusOn === undefined ? undefined : focusOnItem(focusOn)),
    [focusOn, focusOnItem],
  );
  const dragAndDropHooks = useDrag({
    type: `drag-list-${group ?? ownGroup}`,
    items,
    onDropAt: move,
  });
  const placeOf = usePlaces(order);
  const context = useMemo(
    () => ({
      placeOf,
      destinations,
      choose,
      renderItem: renderItem as (item: DragListItem) => ReactNode,
    }),
    [placeOf, destinations, choose, renderItem],
  );

  return (
    <ListProvider value={context}>
      <OrderProvider value={order}>
        <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
          <GridList
            ref={list}
            aria-label={label}
            className={styles.list}
            items={items}
            dragAndDropHooks={dragAndDropHooks}
            renderEmptyState={() => <div className={styles.empty}>{emptyText}</div>}
          >
            {(item) => <DragRow item={item} />}
          </GridList>
        </Virtualizer>
      </OrderProvider>
      <output className={visuallyHidden}>{said}</output>
    </ListProvider>
  );
}
