const trimmed = (path: string) => path.replace(/[?#].*$/, "").replace(/\/+$/, "");

/**
 * Finds the place that a path belongs to.
 * @param prefixes paths; one holds `path` when it equals it or ends at one of its slashes.
 * @param path the current path; query, fragment and a trailing slash do not count.
 * @returns the longest prefix that holds the path, as it was given, or `null`.
 */
export function longestMatch(prefixes: readonly string[], path: string): string | null {
  const target = `${trimmed(path)}/`;
  let best: string | null = null;
  for (const prefix of prefixes) {
    if (!target.startsWith(`${trimmed(prefix)}/`)) continue;
    if (best === null || trimmed(prefix).length > trimmed(best).length) best = prefix;
  }
  return best;
}
