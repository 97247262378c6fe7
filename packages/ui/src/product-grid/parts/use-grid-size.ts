import { type RefObject, useLayoutEffect, useState } from "react";

/** The width of a grid and where on the page it begins, in px. */
export type GridSize = { readonly width: number; readonly pageOffset: number };

/**
 * Follows the width of an element and its distance from the start of the page. What grows above
 * it grows one of its ancestors, so these are watched too.
 */
export function useGridSize(ref: RefObject<HTMLElement | null>): GridSize {
  const [size, setSize] = useState<GridSize>({ width: 0, pageOffset: 0 });
  useLayoutEffect(() => {
    const grid = ref.current;
    if (!grid) return;
    const measure = () => {
      const { width, top } = grid.getBoundingClientRect();
      const pageOffset = Math.round(top + globalThis.scrollY);
      setSize((old) =>
        old.width === width && old.pageOffset === pageOffset ? old : { width, pageOffset },
      );
    };
    const observer = new ResizeObserver(measure);
    for (let box: HTMLElement | null = grid; box; box = box.parentElement) observer.observe(box);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
