import type { StoreHost } from "./token-store.ts";

/** A browser with several tabs, for tests: one storage, events only in the other tabs. */
export interface MemoryBrowser {
  values: Map<string, string>;
  /** While set, every access to storage throws it. */
  storageError: Error | null;
  /** @returns the browser as one of its tabs sees it */
  tab(): StoreHost;
}

/** Makes a browser without tabs. */
export function memoryBrowser(): MemoryBrowser {
  const values = new Map<string, string>();
  const tabs: Set<(key: string | null) => void>[] = [];
  const browser: MemoryBrowser = {
    values,
    storageError: null,
    tab() {
      const own = new Set<(key: string | null) => void>();
      tabs.push(own);
      const tellOthers = (key: string) => {
        for (const listeners of tabs) {
          if (listeners !== own) for (const listener of listeners) listener(key);
        }
      };
      const guarded = () => {
        if (browser.storageError) throw browser.storageError;
        return {
          getItem: (key: string) => values.get(key) ?? null,
          setItem(key: string, value: string) {
            values.set(key, value);
            tellOthers(key);
          },
          removeItem(key: string) {
            values.delete(key);
            tellOthers(key);
          },
        };
      };
      return {
        storage: guarded,
        onStorage(listener) {
          own.add(listener);
          return () => own.delete(listener);
        },
      };
    },
  };
  return browser;
}
