/**
 * Whether a text holds every word of a search, in any order and case. An empty search matches all.
 * @param parts of the text; missing ones hold nothing
 */
export function matchWords(search: string, ...parts: (string | null | undefined)[]): boolean {
  const text = parts.filter(Boolean).join("\n").toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
