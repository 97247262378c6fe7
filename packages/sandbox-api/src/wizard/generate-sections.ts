import { writeSections } from "../bots/chapterix.ts";
import type { BotContext } from "../bots/context.ts";
import { prioritise } from "../bots/priorix.ts";
import type { Db } from "../db/open.ts";
import { ProblemError } from "../http/problem.ts";
import type { OpenSection } from "../writer/priorities.ts";
import { refreshFlags } from "./flags.ts";
import { inTransaction } from "./in-transaction.ts";
import type { ArticleRow } from "./rows.ts";
import { selectedProducts } from "./selected-products.ts";
import { wishOfArticle } from "./wish.ts";

/**
 * Chapterix proposes sections for the selected products; they replace those there.
 * @throws ProblemError 400 when no product is selected, 502
 */
export async function generateSections(context: BotContext, article: ArticleRow): Promise<void> {
  const { db } = context;
  const products = await requireSelected(db, article.id);
  const wish = await wishOfArticle(db, article);
  const sections = await writeSections(context, { articleId: article.id, ...wish }, products);
  await inTransaction(db, async (trx) => {
    await clearAssignments(trx, article.id);
    await trx.deleteFrom("sections").where("articleId", "=", article.id).execute();
    await trx
      .insertInto("sections")
      .values(
        sections.map(({ title, type, criteria }, index) => ({
          articleId: article.id,
          title,
          type,
          criteriaMin: criteria.min,
          criteriaMax: criteria.max,
          position: index + 1,
        })),
      )
      .execute();
    await refreshFlags(trx, article.id);
  });
}

/**
 * Priorix assigns the selected products to the sections, anew.
 * @throws ProblemError 400 when there are no sections or no product is selected, 502
 */
export async function populateSections(context: BotContext, article: ArticleRow): Promise<void> {
  const { db } = context;
  const sections = await openSections(db, article.id);
  if (sections.length === 0) {
    throw new ProblemError(400, "The article has no sections. Generate sections first.");
  }
  const products = await requireSelected(db, article.id);
  const { prompt } = await wishOfArticle(db, article);
  const assignments = await prioritise(
    context,
    { articleId: article.id, prompt },
    sections,
    products,
  );
  await inTransaction(db, async (trx) => {
    await clearAssignments(trx, article.id);
    for (const { productId, sectionId, priority } of assignments) {
      await trx
        .updateTable("ideaProducts")
        .set({ sectionId, sectionPriority: priority })
        .where("id", "=", productId)
        .execute();
    }
    await refreshFlags(trx, article.id);
  });
}

/** The sections of an article in reading order. */
export async function openSections(db: Db, articleId: number): Promise<OpenSection[]> {
  const rows = await db
    .selectFrom("sections")
    .select(["id", "title", "type", "criteriaMin", "criteriaMax"])
    .where("articleId", "=", articleId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ id, title, type, criteriaMin, criteriaMax }) => ({
    id,
    title,
    type,
    criteria: { min: criteriaMin, max: criteriaMax },
  }));
}

async function requireSelected(db: Db, articleId: number) {
  const products = await selectedProducts(db, articleId);
  if (products.length > 0) return products;
  throw new ProblemError(400, "No product is selected. Select at least one product first.");
}

async function clearAssignments(db: Db, articleId: number): Promise<void> {
  await db
    .updateTable("ideaProducts")
    .set({ sectionId: null, sectionPriority: null })
    .where("sectionId", "in", (section) =>
      section.selectFrom("sections").select("id").where("articleId", "=", articleId),
    )
    .execute();
}
