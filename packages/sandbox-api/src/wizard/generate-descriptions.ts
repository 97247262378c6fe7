import type { BotContext } from "../bots/context.ts";
import { writeDescriptions } from "../bots/descriptix.ts";
import type { ProductText } from "../bots/text-answer.ts";
import type { Db } from "../db/open.ts";
import { cleanHtml } from "../writer/text/html.ts";
import { refreshFlags } from "./flags.ts";
import { inTransaction } from "./in-transaction.ts";
import type { ArticleRow } from "./rows.ts";
import type { WizardProduct } from "./selected-products.ts";
import { wishOfArticle } from "./wish.ts";

/** Products in one call to the bot: enough to be quick, few enough to lose little on a cancel. */
const batchSize = 10;

/**
 * Descriptix describes products, idea by idea. What is written is kept even when a later call
 * fails or is cancelled, so that the work can go on where it stopped.
 * @throws ProblemError 502
 */
export async function describeProducts(
  context: BotContext,
  article: ArticleRow,
  products: readonly WizardProduct[],
): Promise<void> {
  const wish = await wishOfArticle(context.db, article);
  for (const members of Map.groupBy(products, ({ ideaId }) => ideaId).values()) {
    for (let start = 0; start < members.length; start += batchSize) {
      const batch = members.slice(start, start + batchSize);
      const request = { ...wish, articleId: article.id, idea: batch[0]?.ideaTitle ?? null };
      const texts = await writeDescriptions(context, request, batch);
      await storeTexts(context.db, article.id, batch, texts);
    }
  }
}

/** Stores what a bot wrote, cleaned; texts of other products are passed over. */
export async function storeTexts(
  db: Db,
  articleId: number,
  products: readonly WizardProduct[],
  texts: readonly ProductText[],
): Promise<void> {
  const ids = new Set(products.map(({ id }) => id));
  await inTransaction(db, async (trx) => {
    for (const { id, description } of texts) {
      const clean = cleanHtml(description);
      if (!ids.has(id) || clean === "") continue;
      await trx
        .updateTable("ideaProducts")
        .set({ description: clean, descriptionSource: "ai" })
        .where("id", "=", id)
        .execute();
    }
    await refreshFlags(trx, articleId);
  });
}
