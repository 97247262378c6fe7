import { diffWordsWithSpace } from "diff/lib/diff/word.js";

/** A stretch of text that is the same on both sides, or only on one. */
export type DiffPart = {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
};

/** How many words differ. */
export type DiffCount = { readonly added: number; readonly removed: number };

/**
 * Compares two texts word by word. The parts that are not added make up `before`, those that are
 * not removed make up `after`.
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
}

/** Counts the words of the changes. */
export function countChanges(parts: readonly DiffPart[]): DiffCount {
  const words = (kind: DiffPart["kind"]) =>
    parts
      .filter((part) => part.kind === kind)
      .reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
  return { added: words("added"), removed: words("removed") };
}
