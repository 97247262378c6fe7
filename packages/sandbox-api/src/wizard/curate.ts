import type { BotContext } from "../bots/context.ts";
import { findWeakIdeas, findWeakProducts, tightenDescriptions } from "../bots/product-curatorix.ts";
import type { Db } from "../db/open.ts";
import { refreshFlags } from "./flags.ts";
import { storeTexts } from "./generate-descriptions.ts";
import { inTransaction } from "./in-transaction.ts";
import { selectIdeas, type ArticleRow } from "./rows.ts";
import { selectedProducts, selectWizardProducts } from "./selected-products.ts";
import { wishOfArticle } from "./wish.ts";

/** Product-curatorix reviews the ideas; the products of weak ones are deselected. */
export async function curateIdeas(context: BotContext, article: ArticleRow): Promise<void> {
  const { db } = context;
  const ideas = await selectIdeas(db).where("prompts.articleId", "=", article.id).execute();
  if (ideas.length === 0) return;
  const products = await selectWizardProducts(db, article.id).execute();
  const wish = await wishOfArticle(db, article);
  const weak = await findWeakIdeas(
    context,
    article.id,
    wish,
    ideas.map(({ id, title, keywords }) => {
      const own = products.filter(({ ideaId }) => ideaId === id);
      return {
        id,
        title: title ?? "",
        keywords,
        found: own.length,
        selected: own.filter(isSelected),
      };
    }),
  );
  const ids = products.filter(({ ideaId }) => weak.includes(ideaId)).map(({ id }) => id);
  await deselect(db, article.id, ids);
}

/** Product-curatorix reviews the selected products; weak ones are deselected. */
export async function curateProducts(context: BotContext, article: ArticleRow): Promise<void> {
  const { db } = context;
  const products = await selectedProducts(db, article.id);
  if (products.length === 0) return;
  const wish = await wishOfArticle(db, article);
  const weak = await findWeakProducts(context, article.id, wish, products);
  const ids = products.filter(({ id }) => weak.includes(id)).map(({ id }) => id);
  await deselect(db, article.id, ids);
}

/** Product-curatorix tightens descriptions; those that an operator has edited stay. */
export async function curateDescriptions(context: BotContext, article: ArticleRow): Promise<void> {
  const products = (await selectedProducts(context.db, article.id)).filter(
    ({ description, descriptionSource }) => description !== null && descriptionSource !== "edited",
  );
  if (products.length === 0) return;
  const texts = products.map(({ id, description }) => ({ id, description: description ?? "" }));
  const tightened = await tightenDescriptions(context, article.id, texts);
  await storeTexts(context.db, article.id, products, tightened);
}

function isSelected({ status }: { status: boolean }): boolean {
  return status;
}

async function deselect(db: Db, articleId: number, ids: readonly number[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (ids.length > 0) {
      await trx
        .updateTable("ideaProducts")
        .set({ status: false, sectionId: null, sectionPriority: null })
        .where("id", "in", ids)
        .execute();
    }
    await refreshFlags(trx, articleId);
  });
}
