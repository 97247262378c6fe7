import type { Db } from "../db/open.ts";
import { anyBudget, type Budget } from "../search/criteria.ts";
import { readBudget } from "../writer/text/budget.ts";
import { keywordsOf } from "../writer/text/keywords.ts";
import { languageOf, type Language } from "../writer/text/language.ts";

/** What an article is to be about. */
export interface Wish {
  /** The prompt; the article's title when it has none. */
  prompt: string;
  keywords: string[];
  budget: Budget;
  language: Language;
}

/** What a prompt asks for. @param keywords as set; those of the text count too */
export function wishOf(prompt: string, keywords: readonly string[]): Wish {
  return {
    prompt,
    keywords: [...new Set([...keywords, ...keywordsOf(prompt)])],
    budget: readBudget(prompt).budget,
    language: languageOf(prompt),
  };
}

/** What all prompts of an article ask for; the first one sets language and budget. */
export async function wishOfArticle(
  db: Db,
  article: { id: number; title: string | null },
): Promise<Wish> {
  const prompts = await db
    .selectFrom("prompts")
    .select(["prompt", "keywords"])
    .where("articleId", "=", article.id)
    .orderBy("id")
    .execute();
  const wishes = prompts.map(({ prompt, keywords }) => wishOf(prompt, keywords));
  const [first] = wishes;
  if (!first) return { ...wishOf(article.title ?? "", []), budget: anyBudget };
  return { ...first, keywords: [...new Set(wishes.flatMap(({ keywords }) => keywords))] };
}
