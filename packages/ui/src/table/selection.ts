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

/** The selection after a press on a row's box. */
export function selectRows(step: SelectionStep): Set<string> {
  const { keys, selected, key, isSelected, anchor } = step;
  const to = keys.indexOf(key);
  const from = anchor === undefined ? -1 : keys.indexOf(anchor);
  const touched = from === -1 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1);
  const next = new Set(selected);
  for (const each of touched) {
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
