import { foldText } from "../search/fold.ts";
import { formTest } from "./matching.ts";
import { categoryParts, type WriterProduct } from "./product.ts";
import type { Language } from "./text/language.ts";

/**
 * How to call a subject. Prompts say `photographers` where shops say `photography`; in English,
 * the language of most categories, the shop's word is taken.
 */
export function topicName(
  keyword: string,
  products: readonly WriterProduct[],
  language: Language,
): string {
  if (language !== "en") return keyword;
  const isForm = formTest(foldText(keyword));
  const part = products
    .values()
    .flatMap(({ category }) => categoryParts(category))
    .flatMap((name) => name.split(/\s*&\s*/))
    .find((name) => isForm(foldText(name)));
  return part?.toLowerCase() ?? keyword;
}
