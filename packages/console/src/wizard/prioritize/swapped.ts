/** A list in which two places have changed their contents. */
export function swapped<T>(list: readonly T[], at: number, to: number): T[] {
  return list.map((item, index) => {
    const from = index === at ? to : index === to ? at : index;
    return list[from] ?? item;
  });
}
