import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from "@tanstack/react-virtual";

/** What a long list needs to draw only what is in sight. */
export type VirtualOptions = {
  readonly count: number;
  /** What scrolls. It stands by the time that the effects of the list run. */
  readonly box: () => HTMLElement | null;
  /** The height of a row before it is measured, px. */
  readonly estimateSize: (index: number) => number;
  /** What a row is called across changes; by default its index. */
  readonly keyOf?: (index: number) => string;
  /** The rows that are drawn even out of sight, e.g. for the focus that one of them holds. */
  readonly keep?: () => readonly number[];
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

/** The rows to draw, in order, together with those of `count` that are kept wherever they are. */
export function withKept(
  drawn: readonly number[],
  kept: readonly number[],
  count: number,
): number[] {
  const all = new Set([...drawn, ...kept.filter((index) => index >= 0 && index < count)]);
  return [...all].toSorted((a, b) => a - b);
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
  keep,
  overscan = 8,
  initialHeight = 0,
}: VirtualOptions): VirtualRows<Item> {
  // The virtualizer changes under a stable reference, which compiled code would not notice.
  "use no memo";
  const virtualizer = useVirtualizer<HTMLElement, Item>({
    count,
    getScrollElement: box,
    estimateSize,
    overscan,
    initialRect: { width: 0, height: initialHeight },
    ...(keyOf ? { getItemKey: keyOf } : {}),
    rangeExtractor: (range) => withKept(defaultRangeExtractor(range), keep?.() ?? [], range.count),
  });
  return {
    items: virtualizer.getVirtualItems(),
    totalSize: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    reveal: (index, align = "auto") => virtualizer.scrollToIndex(index, { align }),
  };
}
