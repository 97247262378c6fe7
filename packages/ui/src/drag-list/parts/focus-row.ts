import type { DragItemId } from "../drag-item.ts";

/** How long to try, in frames: a menu has to close. */
const patience = 40;

/** The drawn row of an item. */
export function findRow(list: HTMLElement, id: DragItemId): HTMLElement | null {
  return list.querySelector(`[data-key="${CSS.escape(String(id))}"]`);
}

/** Focuses a row as soon as it stands and nothing takes the focus back. @returns gives up. */
export function focusRow(list: HTMLElement, id: DragItemId): () => void {
  let left = patience;
  let frame = 0;
  const attempt = () => {
    const row = findRow(list, id);
    // Kept over a whole frame: a menu that is still closing may take the focus back once.
    if (row && row === row.ownerDocument.activeElement) return;
    row?.focus();
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(attempt);
  };
  frame = requestAnimationFrame(attempt);
  return () => cancelAnimationFrame(frame);
}
