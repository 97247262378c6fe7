import { useSyncExternalStore } from "react";
import { createFavorites, favoritesKey, type FavoritesHost } from "./favorites.ts";

const host: FavoritesHost = {
  read() {
    try {
      return localStorage.getItem(favoritesKey);
    } catch {
      return null;
    }
  },
  write: (text) => localStorage.setItem(favoritesKey, text),
  watch(listener) {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === favoritesKey) listener();
    };
    globalThis.addEventListener("storage", onStorage);
    return () => globalThis.removeEventListener("storage", onStorage);
  },
};

const favorites = createFavorites(host);

/** The favourite sites' ids, and how to star a site or take its star. */
export function useFavorites() {
  const ids = useSyncExternalStore(favorites.subscribe, favorites.get);
  return { ids, toggle: favorites.toggle };
}
