import type { BotContext } from "../bots/context.ts";
import { wrapArticle } from "../bots/wrapperix.ts";
import type { StoredContent } from "../db/tables/articles.ts";
import { ProblemError } from "../http/problem.ts";
import type { ArticleTexts } from "../writer/article.ts";
import { cleanHtml } from "../writer/text/html.ts";
import { openSections } from "./generate-sections.ts";
import type { ArticleRow } from "./rows.ts";
import { selectedProducts } from "./selected-products.ts";
import { wishOfArticle } from "./wish.ts";

/**
 * Wrapperix writes the article from its sections. An article without a title gets the written
 * one; a title that an operator gave stays.
 * @throws ProblemError 400 when no section holds a selected product, 502
 */
export async function generateArticle(context: BotContext, article: ArticleRow): Promise<void> {
  const { db } = context;
  const products = await selectedProducts(db, article.id);
  const sections = (await openSections(db, article.id))
    .map(({ id, title }) => ({
      id,
      title,
      products: products
        .filter(({ sectionId }) => sectionId === id)
        .toSorted((a, b) => (a.sectionPriority ?? 0) - (b.sectionPriority ?? 0)),
    }))
    .filter((section) => section.products.length > 0);
  if (sections.length === 0) {
    throw new ProblemError(
      400,
      "No section holds a selected product. Prioritize products into sections first.",
    );
  }
  const wish = await wishOfArticle(db, article);
  const texts = await wrapArticle(context, article.id, { ...wish, sections });
  const content = cleanContent(texts, new Set(sections.map(({ id }) => id)));
  await db
    .updateTable("articles")
    .set({
      content: JSON.stringify(content),
      hasGeneratedArticle: true,
      ...(article.title === null && { title: texts.title.slice(0, 255) }),
    })
    .where("id", "=", article.id)
    .execute();
}

function cleanContent(texts: ArticleTexts, sectionIds: ReadonlySet<number>): StoredContent {
  return {
    title: texts.title,
    introduction: cleanHtml(texts.introduction),
    sections: texts.sections.map(({ sectionId, title, body }) => ({
      sectionId: sectionIds.has(sectionId) ? sectionId : null,
      title,
      body: cleanHtml(body),
    })),
    conclusion: cleanHtml(texts.conclusion),
  };
}
