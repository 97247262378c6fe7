/** Keywords with those of another list that they lack; letter case does not matter. */
export function withKeywords(keywords: readonly string[], more: readonly string[]): string[] {
  const known = new Set(keywords.map((word) => word.toLocaleLowerCase()));
  return [...keywords, ...more.filter((word) => !known.has(word.toLocaleLowerCase()))];
}
