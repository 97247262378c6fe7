import { sql } from "kysely";
import type { BotContext } from "../bots/context.ts";
import type { Db } from "../db/open.ts";
import { found } from "../http/problem.ts";
import { storeMedia } from "../media/store.ts";
import { curateDescriptions } from "../wizard/curate.ts";
import { findProducts } from "../wizard/find-products.ts";
import { generateArticle } from "../wizard/generate-article.ts";
import { describeProducts } from "../wizard/generate-descriptions.ts";
import { generateIdeas } from "../wizard/generate-ideas.ts";
import { generateKeywords } from "../wizard/generate-keywords.ts";
import { generateSections, populateSections } from "../wizard/generate-sections.ts";
import { renderArticleBanner } from "../wizard/make-image.ts";
import { findArticle, selectIdeas, selectPrompts, type ArticleRow } from "../wizard/rows.ts";
import { selectedProducts } from "../wizard/selected-products.ts";
import { changeProduct } from "../domains/products/change.ts";
import { selectArticleProducts } from "../domains/products/idea-product.ts";
import { articlePlans, type ArticlePlan } from "./article-plans.ts";
import { seedDebugs } from "./debugs.ts";

/**
 * Makes the seeded articles with the same functions as the API's calls, one at each step of the
 * wizard and a few more; the first one gets a long log of bot calls.
 * @param trx an open transaction
 */
export async function seedArticles(trx: Db): Promise<void> {
  const context: BotContext = {
    db: trx,
    ai: { delayMs: 0, provider: undefined },
    signal: new AbortController().signal,
  };
  for (const plan of articlePlans) await seedArticle(context, plan);
  await setTimes(trx);
  await seedDebugs(trx, 1);
}

async function seedArticle(context: BotContext, plan: ArticlePlan): Promise<void> {
  const { db } = context;
  const { siteId, title = null, createdAt } = plan;
  const { id } = await db
    .insertInto("articles")
    .values({ siteId, title, createdAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (plan.prompt === undefined) return;
  await db.insertInto("prompts").values({ articleId: id, prompt: plan.prompt }).execute();
  const article = found(await findArticle(db, id));
  const steps = [compose, generateSections, populateSections, describeSome, describeRest, finish];
  const until = { composed: 1, sectioned: 2, prioritized: 3, describing: 4, written: 5, final: 6 };
  if (plan.until === undefined) return;
  for (const step of steps.slice(0, until[plan.until])) await step(context, article);
  if (plan.until === "final") await addImage(context, article);
}

async function compose(context: BotContext, { id }: ArticleRow): Promise<void> {
  const { db } = context;
  const prompts = () => selectPrompts(db).where("prompts.articleId", "=", id).execute();
  for (const prompt of await prompts()) await generateKeywords(context, prompt);
  for (const prompt of await prompts()) await generateIdeas(context, prompt);
  const ideas = await selectIdeas(db).where("prompts.articleId", "=", id).execute();
  for (const idea of ideas) await findProducts(db, idea);
}

async function describeSome(context: BotContext, article: ArticleRow): Promise<void> {
  const products = await selectedProducts(context.db, article.id);
  await describeProducts(context, article, products.slice(0, Math.ceil(products.length / 2)));
  await editFirst(context, article);
}

/** One text by an operator, so that there is something of each kind to see. */
async function editFirst({ db }: BotContext, { id }: ArticleRow): Promise<void> {
  const [product] = await selectArticleProducts(db)
    .where("prompts.articleId", "=", id)
    .where("ideaProducts.descriptionSource", "=", "ai")
    .limit(1)
    .execute();
  if (product === undefined) return;
  const description = product.description?.replace(
    "</p>",
    " <em>Our favourite of the year.</em></p>",
  );
  await changeProduct(db, product, { description });
}

async function describeRest(context: BotContext, article: ArticleRow): Promise<void> {
  const products = await selectedProducts(context.db, article.id);
  const missing = products.filter(({ description }) => description === null);
  await describeProducts(context, article, missing);
  await generateArticle(context, article);
}

async function finish(context: BotContext, article: ArticleRow): Promise<void> {
  await curateDescriptions(context, article);
  await generateArticle(context, article);
}

async function addImage(context: BotContext, article: ArticleRow): Promise<void> {
  const { db } = context;
  const current = found(await findArticle(db, article.id));
  const image = await storeMedia(db, "image/png", await renderArticleBanner(context, current));
  await db.updateTable("articles").set({ image }).where("id", "=", article.id).execute();
}

/** Fixed times instead of now, so that the same seed gives the same pages. */
async function setTimes(db: Db): Promise<void> {
  await sql`alter table articles disable trigger articles_touch`.execute(db);
  await sql`update articles set updated_at = created_at + interval '95 minutes'`.execute(db);
  await sql`alter table articles enable trigger articles_touch`.execute(db);
  await sql`
    update debugs d set
      duration_ms = 380 + (d.id * 7919) % 2600,
      created_at = a.created_at + d.id * interval '21 seconds'
    from articles a where a.id = d.article_id
  `.execute(db);
}
