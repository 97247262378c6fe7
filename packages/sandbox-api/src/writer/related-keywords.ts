import { foldedWords, foldText } from "../search/fold.ts";
import { formTest } from "./matching.ts";
import { shelfOf, type WriterProduct } from "./product.ts";
import { isStopword } from "./text/stopwords.ts";

const mostRelated = 4;

/**
 * Words that the best matches for some keywords share, such as `espresso` for `coffee`, most
 * shared first; at most 4, none of them a form of a keyword.
 * @param products best first
 */
export function relatedKeywords(
  keywords: readonly string[],
  products: readonly WriterProduct[],
): string[] {
  if (keywords.length === 0) return [];
  const known = keywords.map((keyword) => formTest(foldText(keyword)));
  const counts = new Map<string, number>();
  for (const { title, category } of products) {
    const words = new Set(foldedWords(`${title} ${shelfOf(category) ?? ""}`));
    for (const word of words) {
      if (word.length < 4 || isStopword(word) || known.some((test) => test(word))) continue;
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const kept: string[] = [];
  const shared = [...counts]
    .filter(([, count]) => count > 1 && count <= products.length * 0.8)
    .toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b, "en"));
  for (const [word] of shared) {
    if (kept.length === mostRelated) break;
    if (!kept.some((other) => formTest(other)(word))) kept.push(word);
  }
  return kept;
}
