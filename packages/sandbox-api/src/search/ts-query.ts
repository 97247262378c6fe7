import { foldedWords } from "./fold.ts";
import { wordForms, type WordForm } from "./word-forms.ts";

/** Parts of a product, as the search column labels them. */
export type SearchPart = "title" | "category" | "description";

const labels: Readonly<Record<SearchPart, string>> = {
  title: "A",
  category: "B",
  description: "C",
};

/**
 * A keyword as a tsquery that looks into one part of a product: all of its words must be there,
 * each in any form. Only letters and digits get into it, so that no text can break its syntax.
 * @param keyword any text
 * @returns undefined when the text holds no word
 */
export function keywordQuery(keyword: string, part: SearchPart): string | undefined {
  const words = [...new Set(foldedWords(keyword))];
  if (words.length === 0) return undefined;
  return words.map((word) => anyForm(wordForms(word), labels[part])).join(" & ");
}

function anyForm(forms: WordForm[], label: string): string {
  const alternatives = forms.map(({ word, prefix }) => `'${word}':${prefix ? "*" : ""}${label}`);
  return `(${alternatives.join(" | ")})`;
}

/** A tsquery that any of the given ones fulfils; undefined when there are none. */
export function anyOf(queries: readonly string[]): string | undefined {
  return queries.length > 0 ? queries.map((query) => `(${query})`).join(" | ") : undefined;
}
