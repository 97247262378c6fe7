import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Gives the focus back to what had it before a region, when the region goes while it is inside.
 * @param isShown whether the region is there.
 * @returns handlers for the region.
 */
export function useFocusBefore(isShown: boolean) {
  const before = useRef<HTMLElement | undefined>(undefined);
  const isInside = useRef(false);
  useEffect(() => {
    if (isShown || !isInside.current) return;
    isInside.current = false;
    if (before.current?.isConnected) before.current.focus();
  }, [isShown]);
  const crosses = ({ currentTarget, relatedTarget }: FocusEvent) =>
    !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
  return {
    onFocus: (event: FocusEvent) => {
      isInside.current = true;
      if (crosses(event)) {
        before.current =
          event.relatedTarget instanceof HTMLElement ? event.relatedTarget : undefined;
      }
    },
    onBlur: (event: FocusEvent) => {
      if (crosses(event)) isInside.current = false;
    },
  };
}
