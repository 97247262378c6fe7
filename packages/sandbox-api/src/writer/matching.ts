import { foldedWords } from "../search/fold.ts";
import { wordForms } from "../search/word-forms.ts";

/** Tells whether a folded word is a form of another one. */
export type WordTest = (word: string) => boolean;

/** A test for the forms, relatives and synonyms of a word, as the product search has them. */
export function formTest(word: string): WordTest {
  const forms = wordForms(word);
  return (other) =>
    forms.some((form) => (form.prefix ? other.startsWith(form.word) : other === form.word));
}

/** How many words of the first text have a form in the second one. */
export function overlap(wanted: string, text: string | null): number {
  const words = foldedWords(text ?? "");
  return new Set(foldedWords(wanted))
    .values()
    .filter((word) => words.some(formTest(word)))
    .toArray().length;
}

/** Tells whether all words of a keyword have a form in a text. */
export function mentions(text: string | null, keyword: string): boolean {
  const wanted = new Set(foldedWords(keyword));
  return wanted.size > 0 && overlap(keyword, text) === wanted.size;
}
