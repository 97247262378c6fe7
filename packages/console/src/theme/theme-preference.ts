import { useSyncExternalStore } from "react";

/** What an operator may choose; `system` follows the computer. */
export const themes = ["system", "light", "dark"] as const;

/** One of the choices. */
export type Theme = (typeof themes)[number];

/** Key in browser storage; public/theme.js reads it before the page is painted. */
const key = "theme";
const listeners = new Set<() => void>();

/** The choice as it is stored; anything unreadable follows the computer. */
function readTheme(): Theme {
  try {
    const stored = window.localStorage.getItem(key);
    return themes.find((theme) => theme === stored) ?? "system";
  } catch {
    return shownTheme();
  }
}

/** Chooses, for this page at once and for the next visits where storage allows. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === "system") window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, theme);
  } catch {
    // The choice lasts as long as the page.
  }
  show(theme);
  for (const listener of listeners) listener();
}

/** The choice that comes after one, around and around. */
export function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
}

/** The operator's choice, kept up to date. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme);
}

function subscribe(listener: () => void): () => void {
  const follow = ({ key: changed }: StorageEvent) => {
    if (changed !== key && changed !== null) return;
    show(readTheme());
    listener();
  };
  // A choice made in another tab.
  window.addEventListener("storage", follow);
  listeners.add(listener);
  return () => {
    window.removeEventListener("storage", follow);
    listeners.delete(listener);
  };
}

function show(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

function shownTheme(): Theme {
  const shown = document.documentElement.dataset["theme"];
  return themes.find((theme) => theme === shown) ?? "system";
}
