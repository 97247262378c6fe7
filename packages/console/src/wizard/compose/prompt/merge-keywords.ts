import type { Merged } from "../../../save/field-editor.ts";

type Keywords = readonly string[];

/** Lays two changes of a list of keywords over each other: what either added or removed counts. */
export function mergeKeywords(base: Keywords, mine: Keywords, theirs: Keywords): Merged<Keywords> {
  const kept = theirs.filter((word) => mine.includes(word) || !base.includes(word));
  const added = mine.filter((word) => !base.includes(word) && !theirs.includes(word));
  const merged = [...kept, ...added];
  return { mine: merged, theirs: merged };
}
