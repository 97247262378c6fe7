import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useState } from "react";
import { withKept } from "../../virtual/use-virtual-rows.ts";
import { gridGap } from "../grid-layout.ts";

/** A row to draw. */
export type VisibleRow = {
  readonly index: number;
  /** From the start of the grid, in px. */
  readonly start: number;
};

/** The rows near the window, and how high all rows are together, in px. */
export type VisibleRows = {
  readonly rows: readonly VisibleRow[];
  readonly height: number;
  readonly rowHeight: number;
  /** Give it to one row: all rows are as high as that one. */
  readonly measureRow: (row: HTMLElement | null) => (() => void) | undefined;
};

/** What there is to show. */
export type RowsOptions = {
  readonly count: number;
  readonly estimate: number;
  /** Where the grid begins on the page, in px. */
  readonly pageOffset: number;
  /** Always drawn, wherever it is: the row that holds the focus. */
  readonly keptRow: number;
};

/** The rows of a grid that scrolls with the page. */
export function useVisibleRows({ count, estimate, pageOffset, keptRow }: RowsOptions): VisibleRows {
  // The virtualizer changes under a stable reference, which compiled code would not notice.
  "use no memo";
  const [measured, setMeasured] = useState<{ estimate: number; height: number }>();
  const rowHeight = measured?.estimate === estimate ? measured.height : estimate;
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => rowHeight,
    getItemKey: (index) => `${index} ${rowHeight}`,
    scrollMargin: pageOffset,
    gap: gridGap,
    overscan: 2,
    rangeExtractor: (range) => withKept(defaultRangeExtractor(range), [keptRow], range.count),
  });
  const measureRow = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return undefined;
      const observer = new ResizeObserver(() => {
        const { height } = row.getBoundingClientRect();
        if (height > 0) setMeasured({ estimate, height });
      });
      observer.observe(row);
      return () => observer.disconnect();
    },
    [estimate],
  );
  return {
    rows: virtualizer
      .getVirtualItems()
      .map(({ index, start }) => ({ index, start: start - pageOffset })),
    height: virtualizer.getTotalSize(),
    rowHeight,
    measureRow,
  };
}
