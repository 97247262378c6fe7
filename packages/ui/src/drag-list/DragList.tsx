import { type ReactNode, useId, useMemo, useRef, useState } from "react";
import { GridList, ListLayout, Virtualizer } from "react-aria-components";
import { useEvent } from "../hooks/use-event.ts";
import { visuallyHidden } from "../theme/a11y.css.ts";
import * as styles from "./DragList.css.ts";
import type { DragItemId, DragListItem } from "./drag-item.ts";
import { reorder } from "./move.ts";
import { type Destination, readMove } from "./move-menu.ts";
import { DragRow } from "./parts/DragRow.tsx";
import { ListProvider } from "./parts/list-context.ts";
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
  /** An item is to go to the end of another list. */
  readonly onMoveAway?: (ids: readonly DragItemId[], destination: DragItemId) => void;
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
    if (wish?.kind !== "away") return;
    onMoveAway?.([item.id], wish.destination);
    // Its row is about to leave, so the focus goes to the next one, or to the empty list.
    const next = items[index + 1] ?? items[index - 1];
    const row = next && `[data-key="${CSS.escape(String(next.id))}"]`;
    requestAnimationFrame(() => {
      const target = row ? list.current?.querySelector<HTMLElement>(row) : list.current;
      target?.focus();
    });
  });
  const dragAndDropHooks = useDrag({
    type: `drag-list-${group ?? ownGroup}`,
    items,
    onDropAt: move,
  });
  const context = useMemo(
    () => ({
      order,
      destinations,
      choose,
      renderItem: renderItem as (item: DragListItem) => ReactNode,
    }),
    [order, destinations, choose, renderItem],
  );

  return (
    <ListProvider value={context}>
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
      <output className={visuallyHidden}>{said}</output>
    </ListProvider>
  );
}
