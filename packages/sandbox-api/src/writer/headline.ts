import { phrasesOf } from "./phrases/phrases-of.ts";
import type { WriterProduct } from "./product.ts";
import { readBudget } from "./text/budget.ts";
import { capitalise, fill } from "./text/fill.ts";
import type { Language } from "./text/language.ts";
import { topicName } from "./topic-name.ts";

/** What a headline is made from. */
export interface HeadlineRequest {
  prompt: string;
  keywords: readonly string[];
  language: Language;
  products: readonly WriterProduct[];
}

/** The headline of an article, such as `12 gifts for a dad who loves coffee`. Plain text. */
export function headline({ prompt, keywords, language, products }: HeadlineRequest): string {
  const phrases = phrasesOf(language);
  const count = String(products.length);
  const ask =
    readBudget(prompt)
      .rest.split(/[.!?\n]/, 1)[0]
      ?.replace(/[,;:\s]+$/, "") ?? "";
  const subject = phrases.subject.exec(ask.trim())?.[1];
  if (subject !== undefined) return fill(phrases.article.title, { count, subject });
  const [keyword] = keywords;
  if (keyword === undefined) return capitalise(ask.slice(0, 120).trim());
  return fill(phrases.article.titleOfTopic, {
    count,
    topic: topicName(keyword, products, language),
  });
}
