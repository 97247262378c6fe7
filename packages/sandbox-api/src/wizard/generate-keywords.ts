import type { BotContext } from "../bots/context.ts";
import { extractKeywords } from "../bots/keywordus.ts";
import { readBudget } from "../writer/text/budget.ts";
import { keywordsOf } from "../writer/text/keywords.ts";
import { findHits } from "./find-hits.ts";
import type { PromptRow } from "./rows.ts";

/** Keywordus extracts a prompt's keywords, which replace those there. @throws ProblemError 502 */
export async function generateKeywords(context: BotContext, prompt: PromptRow): Promise<void> {
  const own = keywordsOf(prompt.prompt);
  const products =
    own.length > 0
      ? await findHits(context.db, prompt.siteId, own, readBudget(prompt.prompt).budget)
      : [];
  const keywords = await extractKeywords(context, {
    articleId: prompt.articleId,
    text: prompt.prompt,
    products,
  });
  await context.db.updateTable("prompts").set({ keywords }).where("id", "=", prompt.id).execute();
}
