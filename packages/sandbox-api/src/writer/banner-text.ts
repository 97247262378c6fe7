import { phrasesOf } from "./phrases/phrases-of.ts";
import { fill } from "./text/fill.ts";
import type { Language } from "./text/language.ts";

/** The words on a banner. */
export interface BannerText {
  headline: string;
  tagline: string;
}

/** Words for a banner; without products the tagline stays empty. */
export function writeBannerText(
  title: string,
  productCount: number,
  language: Language,
): BannerText {
  const tagline =
    productCount > 0 ? fill(phrasesOf(language).tagline, { count: String(productCount) }) : "";
  // A headline that counts the gifts need not be told again.
  return { headline: title, tagline: /^\d/.test(title) ? "" : tagline };
}
