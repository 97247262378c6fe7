import type { BotContext } from "../bots/context.ts";
import { ProblemError } from "../http/problem.ts";
import { describeProducts } from "./generate-descriptions.ts";
import { findProducts } from "./find-products.ts";
import { generateIdeas } from "./generate-ideas.ts";
import { generateKeywords } from "./generate-keywords.ts";
import { generateSections, openSections, populateSections } from "./generate-sections.ts";
import { selectIdeas, selectPrompts, type ArticleRow } from "./rows.ts";
import { selectedProducts, selectWizardProducts } from "./selected-products.ts";

/**
 * Runs every step before the article's texts that is missing: keywords, ideas, products, a
 * selection, sections, priorities and descriptions. Each is kept as it is done.
 * @throws ProblemError 400 when there is no prompt or nothing is found for it, 502
 */
export async function runMissingSteps(context: BotContext, article: ArticleRow): Promise<void> {
  await composeIfMissing(context, article);
  await prioritiseIfMissing(context, article);
  const products = await selectedProducts(context.db, article.id);
  const missing = products.filter(({ description }) => description === null);
  if (missing.length > 0) await describeProducts(context, article, missing);
}

async function composeIfMissing(context: BotContext, article: ArticleRow): Promise<void> {
  const { db } = context;
  const prompts = await selectPrompts(db).where("prompts.articleId", "=", article.id).execute();
  if (prompts.length === 0) {
    throw new ProblemError(400, "The article has no prompt. Write a prompt first.");
  }
  for (const prompt of prompts) {
    if (prompt.keywords.length === 0) await generateKeywords(context, prompt);
  }
  const ideas = () => selectIdeas(db).where("prompts.articleId", "=", article.id).execute();
  if ((await ideas()).length === 0) {
    const fresh = await selectPrompts(db).where("prompts.articleId", "=", article.id).execute();
    for (const prompt of fresh) await generateIdeas(context, prompt);
  }
  if ((await selectedProducts(db, article.id)).length > 0) return;
  for (const idea of await ideas()) await findProducts(db, idea);
  await selectSome(context, article.id);
}

/** A search selects its best finds; where an operator has deselected all, the first ones count. */
async function selectSome({ db }: BotContext, articleId: number): Promise<void> {
  if ((await selectedProducts(db, articleId)).length > 0) return;
  const products = await selectWizardProducts(db, articleId).execute();
  const first = Map.groupBy(products, ({ ideaId }) => ideaId)
    .values()
    .flatMap((members) => members.slice(0, 3).map(({ id }) => id))
    .toArray();
  if (first.length === 0) {
    throw new ProblemError(400, "The site's feeds hold nothing for the prompt.");
  }
  await db.updateTable("ideaProducts").set({ status: true }).where("id", "in", first).execute();
}

async function prioritiseIfMissing(context: BotContext, article: ArticleRow): Promise<void> {
  if ((await openSections(context.db, article.id)).length === 0) {
    await generateSections(context, article);
  }
  const products = await selectedProducts(context.db, article.id);
  if (!products.some(({ sectionId }) => sectionId !== null)) {
    await populateSections(context, article);
  }
}
