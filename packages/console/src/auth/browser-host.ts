import type { StoreHost } from "./token-store.ts";

/** The browser that this page runs in. */
export const browserHost: StoreHost = {
  storage: () => window.localStorage,
  onStorage(listener) {
    const handle = (event: StorageEvent) => listener(event.key);
    window.addEventListener("storage", handle);
    return () => window.removeEventListener("storage", handle);
  },
};
