import { foldedWords, foldText } from "../search/fold.ts";
import { formTest } from "./matching.ts";
import { familyOf, shelfOf, type WriterProduct } from "./product.ts";
import { isStopword } from "./text/stopwords.ts";

const mostRelated = 4;
/** They are in every shop and tell nothing. */
const vague = new Set(
  "accessories books classics electronics gift gifts kits large other pieces sets small starter three tools with".split(
    " ",
  ),
);

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
  // Variants of one product count once.
  const families = Map.groupBy(products, ({ title }) => foldText(familyOf(title)));
  const counts = new Map<string, number>();
  for (const [family, [product]] of families) {
    const words = new Set(foldedWords(`${family} ${shelfOf(product?.category ?? null) ?? ""}`));
    for (const word of words) {
      const isVague = word.length < 4 || vague.has(word) || isStopword(word);
      if (isVague || known.some((test) => test(word))) continue;
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const kept: string[] = [];
  const shared = [...counts]
    .filter(([, count]) => count > 1 && count <= families.size * 0.8)
    .toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b, "en"));
  for (const [word] of shared) {
    if (kept.length === mostRelated) break;
    if (!kept.some((other) => formTest(other)(word))) kept.push(word);
  }
  return kept;
}
