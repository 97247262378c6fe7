import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";

/**
 * Keeps a form with unsaved changes from being left by accident, by a link, the Back button or a
 * closed tab.
 * @param isDirty whether something would be lost
 * @returns `isAsking` while a way out waits for an answer, and the two answers; `release` lets the
 *   next way out pass, for one that has been asked about already
 */
export function useLeaveGuard(isDirty: boolean) {
  const isReleased = useRef(false);
  const blocker = useBlocker(() => isDirty && !isReleased.current);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  return {
    isAsking: blocker.state === "blocked",
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    release: () => {
      isReleased.current = true;
    },
  };
}
