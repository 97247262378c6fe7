import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * A handler that stays the same function while what it does follows the latest render, so that
 * memoised children are not drawn again. For events only; do not call it while rendering.
 */
export function useEvent<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
