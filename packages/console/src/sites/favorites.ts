/** Where favourites are kept: an array of site ids. */
export const favoritesKey = "favorite-sites";

/** What favourites need of the browser. */
export interface FavoritesHost {
  /** @returns the text under the key, or null */
  read: () => string | null;
  /** May throw: storage can be full or forbidden. */
  write: (text: string) => void;
  /** Calls back when another tab has changed the key. @returns how to stop */
  watch: (listener: () => void) => () => void;
}

/** The operator's favourite sites. */
export interface Favorites {
  get: () => ReadonlySet<number>;
  toggle: (id: number) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Reads what is stored; anything but an array of ids counts as empty. */
export function parseFavorites(text: string | null): ReadonlySet<number> {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    const ids: unknown[] = Array.isArray(value) ? value : [];
    return new Set(
      ids.filter((id) => typeof id === "number" && Number.isSafeInteger(id) && id > 0) as number[],
    );
  } catch {
    return new Set();
  }
}

/** Keeps favourites in the browser's storage, the same in every tab. */
export function createFavorites(host: FavoritesHost): Favorites {
  let current = parseFavorites(host.read());
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  host.watch(() => {
    current = parseFavorites(host.read());
    tell();
  });
  return {
    get: () => current,
    toggle(id) {
      const next = new Set(current);
      if (!next.delete(id)) next.add(id);
      current = next;
      try {
        host.write(JSON.stringify([...next]));
      } catch {
        // Kept for this page only.
      }
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
