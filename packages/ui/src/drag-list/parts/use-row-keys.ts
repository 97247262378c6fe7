import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { useLocale } from "react-aria-components";
import { rowEstimate } from "../DragList.css.ts";
import type { DragItemId, DragListItem } from "../drag-item.ts";
import { actionOfKey } from "../row-keys.ts";
import { findRow } from "./focus-row.ts";

/** See {@link useRowKeys}. */
export type RowKeysOptions = {
  readonly items: readonly DragListItem[];
  /** The index of the row in the tab order. */
  readonly current: number;
  /** Another row is to be in the tab order, and drawn wherever it is. */
  readonly onCurrent: (id: DragItemId) => void;
  /** The current row is to stand before an index. */
  readonly onMove: (ids: readonly DragItemId[], index: number) => void;
  /** The current row is to go to a neighbouring list. */
  readonly onAside: ((ids: readonly DragItemId[], step: -1 | 1, index: number) => void) | undefined;
};

/** The keyboard of a list of rows. @returns the handler of what holds the rows. */
export function useRowKeys({ items, current, onCurrent, onMove, onAside }: RowKeysOptions) {
  const isRtl = useLocale().direction === "rtl";
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget: list } = event;
    const item = items[current];
    // The keys of an open menu come here too, through React.
    if (!item || !(target instanceof Node) || !list.contains(target)) return;
    const row = findRow(list, item.id);
    if (!row || target !== row) {
      if (event.key === (isRtl ? "ArrowRight" : "ArrowLeft")) row?.focus();
      return;
    }
    const page = (list.parentElement ?? list).clientHeight / rowEstimate;
    const pageRows = Math.max(1, Math.floor(page) - 1);
    const position = { index: current, count: items.length, pageRows, isRtl };
    const action = actionOfKey(event, position);
    if (!action) return;
    event.preventDefault();
    const focusAfter = (id: DragItemId, change: () => void) => {
      // At once: the next press of a key that is held down meets the row again.
      flushSync(change);
      findRow(list, id)?.focus();
    };
    if (action.kind === "enter") row.querySelector("button")?.focus();
    if (action.kind === "aside") onAside?.([item.id], action.step, current);
    if (action.kind === "move") focusAfter(item.id, () => onMove([item.id], action.index));
    if (action.kind === "focus") {
      const { id } = items[action.index] ?? item;
      focusAfter(id, () => onCurrent(id));
    }
  };
}
