/**
 * A part of the items that still shows every group: the first of each, then the second, and so on.
 * @param limit how many at most; never fewer than one of each group
 */
export function spread<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  limit: number,
): Item[] {
  const groups = Map.groupBy(items, groupOf);
  const chosen = new Set<Item>();
  for (let turn = 0; turn === 0 || (chosen.size < limit && chosen.size < items.length); turn += 1) {
    for (const group of groups.values()) {
      const item = group[turn];
      if (item !== undefined && (turn === 0 || chosen.size < limit)) chosen.add(item);
    }
  }
  return items.filter((item) => chosen.has(item));
}
