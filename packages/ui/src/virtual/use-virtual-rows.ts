import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import type { RefObject } from "react";

/** What a long list needs to draw only what is in sight. */
export type VirtualOptions = {
  readonly count: number;
  /** What scrolls. */
  readonly box: RefObject<HTMLElement | null>;
  /** The height of a row before it is measured, px. */
  readonly estimateSize: (index: number) => number;
  /** What a row is called across changes; by default its index. */
  readonly keyOf?: (index: number) => string;
  /** A row that is drawn even out of sight, because it holds the focus; -1 for none. */
  readonly keep?: number;
  readonly overscan?: number;
  /** The height of the box in the first picture, before it is measured, px. */
  readonly initialHeight?: number;
};

/** See {@link useVirtualRows}. */
export type VirtualRows<Item extends Element> = {
  /** The rows to draw, ascending; `start` and `end` in px from the top of the list. */
  readonly items: readonly VirtualItem[];
  /** The height of the whole list, px. */
  readonly totalSize: number;
  /** The ref of a drawn row, which carries its index as `data-index`. */
  readonly measure: (element: Item | null) => void;
  /** Brings a row into sight, scrolling no more than needed. */
  readonly reveal: (index: number, align?: "auto" | "center") => void;
};

/** The rows to draw, in order, together with one that is kept wherever it is. */
export function withKept(drawn: readonly number[], keep: number): number[] {
  if (keep < 0 || drawn.includes(keep)) return [...drawn];
  return [...drawn, keep].toSorted((a, b) => a - b);
}

/**
 * Draws only what is in sight of a long list, whose rows may differ in height. Answers with plain
 * values, which memoizing code may hold, unlike the virtualizer itself.
 */
export function useVirtualRows<Item extends Element>({
  count,
  box,
  estimateSize,
  keyOf,
  keep = -1,
  overscan = 8,
  initialHeight = 0,
}: VirtualOptions): VirtualRows<Item> {
  // The virtualizer changes under a stable reference, which compiled code would not notice.
  "use no memo";
  const virtualizer = useVirtualizer<HTMLElement, Item>({
    count,
    getScrollElement: () => box.current,
    estimateSize,
    overscan,
    initialRect: { width: 0, height: initialHeight },
    ...(keyOf ? { getItemKey: keyOf } : {}),
    rangeExtractor: (range) =>
      withKept(defaultRangeExtractor(range), keep < range.count ? keep : -1),
  });
  return {
    items: virtualizer.getVirtualItems(),
    totalSize: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    reveal: (index, align = "auto") => virtualizer.scrollToIndex(index, { align }),
  };
}
