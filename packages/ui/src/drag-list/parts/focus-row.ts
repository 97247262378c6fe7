import type { DragItemId } from "../drag-item.ts";

/** How long to wait for a row, in frames: a menu has to close, a list to scroll. */
const patience = 40;

/**
 * Focuses a row of a list that draws only what is in view, after scrolling to where it must be.
 * @param share how far down the row stands, from 0 to 1.
 * @returns gives up.
 */
export function focusRow(list: HTMLElement, id: DragItemId, share: number): () => void {
  const selector = `[data-key="${CSS.escape(String(id))}"]`;
  let left = patience;
  let frame = 0;
  const attempt = () => {
    const row = list.querySelector<HTMLElement>(selector);
    // Kept over a whole frame: a menu that is still closing may take the focus back once.
    if (row && row === row.ownerDocument.activeElement) return;
    if (row) row.focus();
    else list.scrollTop = share * (list.scrollHeight - list.clientHeight);
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(attempt);
  };
  frame = requestAnimationFrame(attempt);
  return () => cancelAnimationFrame(frame);
}
