/** What a press on a row's box asks for. */
export type SelectionStep = {
  /** The keys of the rows in the order they are shown. */
  readonly keys: readonly string[];
  readonly selected: ReadonlySet<string>;
  readonly key: string;
  /** Whether the row becomes selected. */
  readonly isSelected: boolean;
  /** With Shift: the row of the press before, from which on everything becomes the same. */
  readonly anchor?: string | undefined;
};

/**
 * Everything from one item to another, both included, in the order of `ids`; only the latter where
 * the former is not there.
 */
export function rangeBetween<Id>(ids: readonly Id[], from: Id | undefined, to: Id): Id[] {
  const end = ids.indexOf(to);
  const start = from === undefined ? -1 : ids.indexOf(from);
  if (end < 0) return [];
  return start < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The selection after a press on a row's box. */
export function selectRows(step: SelectionStep): Set<string> {
  const { keys, selected, key, isSelected, anchor } = step;
  const next = new Set(selected);
  for (const each of rangeBetween(keys, anchor, key)) {
    if (isSelected) next.add(each);
    else next.delete(each);
  }
  return next;
}

/** How much of what is shown is selected. */
export function selectionExtent(
  keys: readonly string[],
  selected: ReadonlySet<string>,
): "none" | "some" | "all" {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return "none";
  return count === keys.length ? "all" : "some";
}

/** The selection after a press on the header's box: everything shown, or nothing of it. */
export function selectAll(keys: readonly string[], selected: ReadonlySet<string>): Set<string> {
  if (selectionExtent(keys, selected) !== "all") return new Set([...selected, ...keys]);
  const shown = new Set(keys);
  return new Set([...selected].filter((key) => !shown.has(key)));
}
