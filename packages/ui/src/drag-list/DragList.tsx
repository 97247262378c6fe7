import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { useEvent } from "../hooks/use-event.ts";
import { visuallyHidden } from "../theme/a11y.css.ts";
import { useVirtualRows } from "../virtual/use-virtual-rows.ts";
import * as styles from "./DragList.css.ts";
import type { DragItemId, DragListItem } from "./drag-item.ts";
import { reorder } from "./move.ts";
import { type Destination, moveMenu, readMove } from "./move-menu.ts";
import { DragRow } from "./parts/DragRow.tsx";
import { focusRow } from "./parts/focus-row.ts";
import { ListProvider } from "./parts/list-context.ts";
import { useListDrop } from "./parts/use-list-drop.ts";
import { useRowKeys } from "./parts/use-row-keys.ts";

/** See {@link DragList}. */
export type DragListProps<Item extends DragListItem> = {
  /** What is in order: "Products in For the espresso purist". */
  readonly label: string;
  /** The most important first. Keep an item the same object while it does not change. */
  readonly items: readonly Item[];
  /** What a row shows between its number and its menu. Keep it the same function. */
  readonly renderItem: (item: Item) => ReactNode;
  /** Items are to stand before an index of this list; use `reorder` or `moveItems`. */
  readonly onMove: (ids: readonly DragItemId[], index: number) => void;
  /** Lists of the same group exchange items by dragging. */
  readonly group?: string;
  /** Other lists, for the menu of a row. */
  readonly destinations?: readonly Destination[];
  /** An item is to go to the end of another list, which should then say `focusOn`. */
  readonly onMoveAway?: (ids: readonly DragItemId[], destination: DragItemId) => void;
  /** An item is to go to the list before or after this one, to the same height if it can. */
  readonly onMoveAside?: (ids: readonly DragItemId[], step: -1 | 1, index: number) => void;
  /** An item that came here from another list: its row takes the focus as soon as it stands. */
  readonly focusOn?: DragItemId | undefined;
  readonly emptyText?: string;
};

const none: readonly Destination[] = [];

/**
 * Items in an order of importance, changed by mouse, touch or keyboard, or by the menu of a row. One
 * stop in the tab order; arrows go from row to row, with Alt they take the row along. Draws only what
 * is in view, so it can hold thousands, and a move draws little more than the row that moves.
 */
export function DragList<Item extends DragListItem>({
  label,
  items,
  renderItem,
  onMove,
  group,
  destinations = none,
  onMoveAway,
  onMoveAside,
  focusOn,
  emptyText = "Drop items here",
}: DragListProps<Item>) {
  const ownGroup = useId();
  const hintId = useId();
  const list = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  const [currentId, setCurrentId] = useState<DragItemId>();
  const order = useMemo(() => new Map(items.map(({ id }, at) => [id, at])), [items]);
  const current = (currentId === undefined ? undefined : order.get(currentId)) ?? 0;
  const rows = useVirtualRows<HTMLElement>({
    count: items.length,
    box: () => list.current,
    estimateSize: () => styles.rowEstimate,
    keyOf: (index) => String(items[index]?.id),
    keep: () => [current],
    initialHeight: styles.initialHeight,
  });

  const move = useEvent((ids: readonly DragItemId[], index: number) => {
    const first = items.find(({ id }) => id === ids[0]);
    const next = reorder<DragItemId, Item>(items, ids, index);
    if (first && next === items) return;
    onMove(ids, index);
    if (first)
      setSaid(`${first.title} is number ${next.indexOf(first) + 1} of ${items.length} now`);
  });
  const focusLater = useCallback(
    (id: DragItemId) => (list.current ? focusRow(list.current, id) : undefined),
    [],
  );
  // Drawn wherever it is, it can be focused, which brings it into view.
  const [arrived, setArrived] = useState<DragItemId>();
  if (arrived !== focusOn) {
    setArrived(focusOn);
    if (focusOn !== undefined) setCurrentId(focusOn);
  }
  useEffect(() => (focusOn === undefined ? undefined : focusLater(focusOn)), [focusOn, focusLater]);
  const choose = useEvent((item: DragListItem, choice: string) => {
    const wish = readMove(choice, order.get(item.id) ?? 0, items.length, destinations);
    if (wish?.kind === "away") onMoveAway?.([item.id], wish.destination);
    if (wish?.kind !== "within") return;
    move([item.id], wish.index);
    focusLater(item.id);
  });
  const menuOf = useEvent(({ id }: DragListItem) =>
    moveMenu(order.get(id) ?? 0, items.length, destinations),
  );
  const place = useListDrop({
    list,
    origin,
    group: group ?? ownGroup,
    rows: rows.items,
    onDropAt: (id, index) => {
      move([id], index);
      if (order.has(id)) focusLater(id);
    },
  });
  const onKeyDown = useRowKeys({
    items,
    current,
    onCurrent: setCurrentId,
    onMove: move,
    onAside: onMoveAside,
  });
  const { measure } = rows;
  const context = useMemo(
    () => ({
      group: group ?? ownGroup,
      renderItem: renderItem as (item: DragListItem) => ReactNode,
      menuOf,
      choose,
      onFocus: setCurrentId,
      measure,
    }),
    [group, ownGroup, renderItem, menuOf, choose, measure],
  );

  return (
    <ListProvider value={context}>
      <div ref={list} className={styles.list} data-drop-target={place ? true : undefined}>
        <div ref={origin} className={styles.frame}>
          <table
            role="grid"
            tabIndex={-1}
            aria-label={label}
            aria-describedby={hintId}
            aria-rowcount={items.length}
            className={styles.rows}
            style={{ "--size": `${rows.totalSize}px` } as CSSProperties}
            onKeyDown={onKeyDown}
          >
            <tbody className={styles.body}>
              {rows.items.map(({ index, start }) => {
                const item = items[index];
                if (!item) return null;
                const props = { item, index, start, isCurrent: index === current };
                return <DragRow key={item.id} {...props} />;
              })}
              {items.length === 0 && (
                <tr className={styles.body}>
                  <td className={styles.empty}>{emptyText}</td>
                </tr>
              )}
            </tbody>
          </table>
          {place && items.length > 0 && (
            <div
              className={styles.indicator}
              style={{ "--start": `${place.line}px` } as CSSProperties}
            />
          )}
        </div>
      </div>
      <span id={hintId} hidden>
        With Alt, the arrow keys move an item.
      </span>
      <output className={visuallyHidden}>{said}</output>
    </ListProvider>
  );
}
