import type { Handlers } from "../../contract/handler.ts";
import { curateDescriptions, curateIdeas, curateProducts } from "../../wizard/curate.ts";
import { findProducts } from "../../wizard/find-products.ts";
import { generateArticle } from "../../wizard/generate-article.ts";
import { describeProducts } from "../../wizard/generate-descriptions.ts";
import { generateSections, populateSections } from "../../wizard/generate-sections.ts";
import { selectIdeas } from "../../wizard/rows.ts";
import { runMissingSteps } from "../../wizard/run-missing-steps.ts";
import { selectedProducts } from "../../wizard/selected-products.ts";
import { ideasOfArticle } from "../ideas/idea.ts";
import { productsOfArticle } from "../products/idea-product.ts";
import { sectionsOfArticle } from "../sections/section.ts";
import { readArticle, requireArticle } from "./article.ts";

/** What the bots do for an article, in the order of the wizard's steps. */
export const articleStepHandlers = {
  async generateArticleProducts({ db, params, baseUrl }) {
    const article = await requireArticle(db, params.id);
    const ideas = await selectIdeas(db)
      .where("prompts.articleId", "=", article.id)
      .where((idea) =>
        idea.not(
          idea.exists(
            idea
              .selectFrom("ideaProducts")
              .select("ideaProducts.id")
              .whereRef("ideaProducts.ideaId", "=", "ideas.id"),
          ),
        ),
      )
      .execute();
    for (const idea of ideas) await findProducts(db, idea);
    return ideasOfArticle(db, article.id, baseUrl);
  },

  async curateIdeas(call) {
    const article = await requireArticle(call.db, call.params.id);
    await curateIdeas(call, article);
    return ideasOfArticle(call.db, article.id, call.baseUrl);
  },

  async curateProducts(call) {
    const article = await requireArticle(call.db, call.params.id);
    await curateProducts(call, article);
    return productsOfArticle(call.db, article.id, call.baseUrl);
  },

  async generateSections(call) {
    const article = await requireArticle(call.db, call.params.id);
    await generateSections(call, article);
    return sectionsOfArticle(call.db, article.id, call.baseUrl);
  },

  async populateSections(call) {
    const article = await requireArticle(call.db, call.params.id);
    await populateSections(call, article);
    return sectionsOfArticle(call.db, article.id, call.baseUrl);
  },

  async generateDescriptions(call) {
    const { db, query } = call;
    const article = await requireArticle(db, call.params.id);
    const products = await selectedProducts(db, article.id);
    const wanted = query.all
      ? products
      : products.filter(({ description }) => description === null);
    await describeProducts(call, article, wanted);
    return productsOfArticle(db, article.id, call.baseUrl, { selectedOnly: true });
  },

  async curateDescriptions(call) {
    const article = await requireArticle(call.db, call.params.id);
    await curateDescriptions(call, article);
    return productsOfArticle(call.db, article.id, call.baseUrl, { selectedOnly: true });
  },

  async generateArticle(call) {
    const article = await requireArticle(call.db, call.params.id);
    if (call.query.full) await runMissingSteps(call, article);
    await generateArticle(call, article);
    return readArticle(call.db, article.id, call.baseUrl);
  },
} satisfies Partial<Handlers>;
