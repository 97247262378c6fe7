const key = "recent-commands";

/** The ids of the commands that were used last, newest first; anything unreadable counts as none. */
export function readRecent(): readonly string[] {
  try {
    return parseRecent(localStorage.getItem(key));
  } catch {
    return [];
  }
}

/** Reads what is stored; anything but a list of texts counts as empty. */
export function parseRecent(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter((id) => typeof id === "string").slice(0, 5) : [];
  } catch {
    return [];
  }
}

/** Keeps them in this browser, where it allows. */
export function writeRecent(ids: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Remembered for this page only.
  }
}
