/** How many items a section asks for; a bound that is missing does not count. */
export type Criteria = {
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
};

/** `short`: below the minimum; `met`: within; `full`: at the maximum; `over`: above it. */
export type CriteriaState = "short" | "met" | "full" | "over";

/** What a meter shows: a state, the same in words, and what it counts up to. */
export type CriteriaReading = {
  readonly state: CriteriaState;
  /** "2 more needed", "room for 3", "enough", "full", "1 too many", "no limit". */
  readonly words: string;
  /** The bounds in short: "3–8", "at least 3", "up to 8", or "" without bounds. */
  readonly bounds: string;
  /** The end of the scale: the maximum, or what is needed to show the count. */
  readonly end: number;
};

function boundsInWords(min: number, max: number | undefined): string {
  if (max === undefined) return min > 0 ? `at least ${min}` : "";
  if (min === max) return `${max}`;
  return min > 0 ? `${min}–${max}` : `up to ${max}`;
}

/** Reads a count of items against a section's criteria. A maximum below the minimum is ignored. */
export function readCriteria(count: number, criteria: Criteria): CriteriaReading {
  const min = Math.max(0, criteria.min ?? 0);
  const max = criteria.max != null && criteria.max >= min ? criteria.max : undefined;
  const end = max ?? Math.max(min, count, 1);
  const reading = { bounds: boundsInWords(min, max), end: Math.max(end, 1) };
  if (count < min) return { state: "short", words: `${min - count} more needed`, ...reading };
  if (max === undefined) {
    return { state: "met", words: min > 0 ? "enough" : "no limit", ...reading };
  }
  if (count > max) return { state: "over", words: `${count - max} too many`, ...reading };
  if (count === max) return { state: "full", words: "full", ...reading };
  return { state: "met", words: `room for ${max - count}`, ...reading };
}
