import { useCallback, useState } from "react";

/** How many entries are drawn at first, and how many more each time the end comes into sight. */
export const growthStep = 60;

/** How many to draw, and the ref of what stands behind the last one while there are more. */
export type GrowingList = readonly [number, (end: Element | null) => (() => void) | undefined];

/**
 * Draws a long list bit by bit, as far as it was scrolled.
 * @param count how many there are.
 * @param atLeast how many must be drawn in any case, such as those up to the current one.
 */
export function useGrowingList(count: number, atLeast: number): GrowingList {
  const [wanted, setWanted] = useState(growthStep);
  const end = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        setWanted((drawn) => drawn + growthStep);
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [Math.min(count, Math.max(wanted, atLeast)), end];
}
