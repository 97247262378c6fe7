import type { Language } from "../text/language.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import type { Phrasebook } from "./phrasebook.ts";
import { portuguese } from "./pt.ts";

const books: Readonly<Record<Language, Phrasebook>> = {
  en: english,
  es: spanish,
  pt: portuguese,
};

/** The phrasebook of a language. */
export function phrasesOf(language: Language): Phrasebook {
  return books[language];
}
