import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Gives the focus back to what had it before a region, when what the region shows goes while the
 * focus is inside.
 * @param shown what it shows: an id, or `true`; `undefined` or `false` while it shows nothing.
 * @returns handlers for the region.
 */
export function useFocusBefore(shown: unknown) {
  const before = useRef<HTMLElement>(null);
  const isInside = useRef(false);
  useEffect(() => {
    if (!shown) return undefined;
    return () => {
      if (isInside.current && before.current?.isConnected) before.current.focus();
      isInside.current = false;
    };
  }, [shown]);
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isInside.current = true;
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
        before.current = relatedTarget;
      }
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) isInside.current = false;
    },
  };
}
