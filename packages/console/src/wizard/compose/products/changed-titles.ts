/**
 * The titles that differ from those of the products.
 * @param titles in the order of the products
 * @returns by product
 */
export function changedTitles(
  products: readonly { id: number; title: string }[],
  titles: readonly string[],
): Map<number, string> {
  return new Map(
    products.flatMap(({ id, title }, at): [number, string][] => {
      const next = titles[at]?.trim() ?? title;
      return next === title ? [] : [[id, next]];
    }),
  );
}
