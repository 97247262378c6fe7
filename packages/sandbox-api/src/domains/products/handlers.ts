import type { Handlers } from "../../contract/handler.ts";
import { found, ViolationError } from "../../http/problem.ts";
import { findProducts } from "../../wizard/find-products.ts";
import { refreshFlags } from "../../wizard/flags.ts";
import { describeProducts } from "../../wizard/generate-descriptions.ts";
import { selectWizardProducts } from "../../wizard/selected-products.ts";
import { requireArticle } from "../articles/article.ts";
import { ideaOfBody } from "../ideas/idea.ts";
import { changeProduct } from "./change.ts";
import { productsOfIdea, selectArticleProducts, toIdeaProduct } from "./idea-product.ts";
import { setStatuses } from "./statuses.ts";

/** Products of ideas. */
export const productHandlers = {
  async generateIdeaProducts({ db, body, baseUrl }) {
    const idea = await ideaOfBody(db, body.ideaId);
    await findProducts(db, idea);
    return productsOfIdea(db, idea.id, baseUrl);
  },

  updateProductStatuses({ db, body, baseUrl }) {
    return setStatuses(db, body.products, baseUrl);
  },

  async updateIdeaProducts({ db, body, baseUrl }) {
    const idea = await ideaOfBody(db, body.ideaId);
    await db.transaction().execute(async (trx) => {
      const rows = await selectArticleProducts(trx).where("ideaId", "=", idea.id).execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      const unknown = body.ideaProducts.flatMap(({ id }, index) =>
        byId.has(id)
          ? []
          : [
              {
                propertyPath: `ideaProducts[${index}].id`,
                message: `The idea has no product ${id}.`,
              },
            ],
      );
      if (unknown.length > 0) throw new ViolationError(unknown);
      for (const [index, { id, ...patch }] of body.ideaProducts.entries()) {
        await changeProduct(trx, found(byId.get(id)), patch, `ideaProducts[${index}].`);
      }
      await refreshFlags(trx, idea.articleId);
    });
    return productsOfIdea(db, idea.id, baseUrl);
  },

  async generateProductDescriptions(call) {
    const { db, body, baseUrl } = call;
    const idea = await ideaOfBody(db, body.ideaId);
    const products = await selectWizardProducts(db, idea.articleId)
      .where("ideaProducts.ideaId", "=", idea.id)
      .where("ideaProducts.status", "=", true)
      .execute();
    // What an operator has written stays; clearing it asks for a new one.
    const wanted = products.filter(({ descriptionSource }) => descriptionSource !== "edited");
    await describeProducts(call, await requireArticle(db, idea.articleId), wanted);
    return productsOfIdea(db, idea.id, baseUrl);
  },

  async updateProduct({ db, params, body, baseUrl }) {
    await db.transaction().execute(async (trx) => {
      const product = selectArticleProducts(trx).where("ideaProducts.id", "=", params.id);
      const row = found(await product.executeTakeFirst());
      await changeProduct(trx, row, body);
      await refreshFlags(trx, row.articleId);
    });
    const changed = db.selectFrom("ideaProducts").selectAll().where("id", "=", params.id);
    return toIdeaProduct(found(await changed.executeTakeFirst()), baseUrl);
  },

  async deleteProduct({ db, params }) {
    await db.transaction().execute(async (trx) => {
      const product = selectArticleProducts(trx).where("ideaProducts.id", "=", params.id);
      const { id, articleId } = found(await product.executeTakeFirst());
      await trx.deleteFrom("ideaProducts").where("id", "=", id).execute();
      await refreshFlags(trx, articleId);
    });
  },

  async ideaProduct({ db, params, baseUrl }) {
    const row = db.selectFrom("ideaProducts").selectAll().where("id", "=", params.id);
    return toIdeaProduct(found(await row.executeTakeFirst()), baseUrl);
  },
} satisfies Partial<Handlers>;
