import type { Db } from "../db/open.ts";
import type { ArticleProduct } from "../writer/article.ts";

/** A product of an article as the bots work on it. */
export interface WizardProduct extends ArticleProduct {
  ideaId: number;
  ideaTitle: string | null;
  status: boolean;
  sectionId: number | null;
  sectionPriority: number | null;
  image: string | null;
  descriptionSource: "ai" | "edited" | null;
}

/**
 * The products of an article with the feed's own description, in the order of its ideas. Add
 * conditions on `ideaProducts`.
 */
export function selectWizardProducts(db: Db, articleId: number) {
  return db
    .selectFrom("ideaProducts")
    .innerJoin("ideas", "ideas.id", "ideaProducts.ideaId")
    .innerJoin("prompts", "prompts.id", "ideas.promptId")
    .leftJoin("catalogueProducts", "catalogueProducts.id", "ideaProducts.catalogueProductId")
    .select([
      "ideaProducts.id",
      "ideaProducts.ideaId",
      "ideas.title as ideaTitle",
      "ideaProducts.title",
      "ideaProducts.status",
      "ideaProducts.sectionId",
      "ideaProducts.sectionPriority",
      "ideaProducts.description",
      "ideaProducts.descriptionSource",
      "ideaProducts.price",
      "ideaProducts.currency",
      "ideaProducts.image",
      "ideaProducts.url",
      "ideaProducts.brand",
      "ideaProducts.category",
      "catalogueProducts.description as source",
    ])
    .where("prompts.articleId", "=", articleId)
    .orderBy("ideas.id")
    .orderBy("ideaProducts.id");
}

/** The selected products of an article. */
export function selectedProducts(db: Db, articleId: number): Promise<WizardProduct[]> {
  return selectWizardProducts(db, articleId).where("ideaProducts.status", "=", true).execute();
}
