/** Tokens sent and written, as in "812 + 146". @returns undefined where neither is known */
export function tokenWords(sent?: number | null, written?: number | null): string | undefined {
  if (sent == null && written == null) return undefined;
  return `${sent ?? "–"} + ${written ?? "–"}`;
}

/** A duration for people: "840 ms", "2.4 s". @returns undefined where it is not known */
export function durationWords(milliseconds?: number | null): string | undefined {
  if (milliseconds == null) return undefined;
  return milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
