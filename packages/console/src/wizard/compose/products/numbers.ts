/** The ids of a grid as the graph has them. */
export function numbers(ids: readonly (number | string)[]): number[] {
  return ids.map(Number);
}
