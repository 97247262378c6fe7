import { foldText } from "../../search/fold.ts";
import { readBudget } from "./budget.ts";
import { isStopword } from "./stopwords.ts";

const most = 8;

/**
 * The words of a text that may describe a product, as they are written, lower case, each once,
 * in order; without budget, people, occasions and small words. At most 8.
 */
export function keywordsOf(text: string): string[] {
  const words =
    readBudget(text)
      .rest.toLowerCase()
      .match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
  const seen = new Set<string>();
  const keywords: string[] = [];
  for (const word of words) {
    const folded = foldText(word);
    if (isStopword(folded) || seen.has(folded)) continue;
    seen.add(folded);
    keywords.push(word);
    if (keywords.length === most) break;
  }
  return keywords;
}
