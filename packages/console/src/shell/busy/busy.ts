import { createBusyStore } from "./busy-store.ts";

/** The long actions of this page. */
export const busy = createBusyStore({
  now: Date.now,
  setTimeout: (callback, ms) => window.setTimeout(callback, ms),
  clearTimeout: (timer) => {
    if (typeof timer === "number") window.clearTimeout(timer);
  },
});
