import type { Selectable } from "kysely";
import type { Schema } from "../../contract/handler.ts";
import type { Db } from "../../db/open.ts";
import type { IdeaProductTable } from "../../db/tables/articles.ts";
import { absoluteUrl } from "../../media/store.ts";
import { isoTime } from "../../time.ts";

/** The API's form of a product that was found for an idea. */
export function toIdeaProduct(
  row: Selectable<IdeaProductTable>,
  baseUrl: string,
): Schema<"IdeaProduct"> {
  return {
    id: row.id,
    ideaId: row.ideaId,
    title: row.title,
    status: row.status,
    sectionPriority: row.sectionPriority,
    sectionId: row.sectionId,
    description: row.description,
    descriptionSource: row.descriptionSource,
    price: row.price,
    currency: row.currency,
    image: absoluteUrl(baseUrl, row.image),
    url: row.url,
    brand: row.brand,
    category: row.category,
    updatedAt: isoTime(row.updatedAt),
  };
}

/** Products with the idea, prompt and article that they belong to. */
export function selectArticleProducts(db: Db) {
  return db
    .selectFrom("ideaProducts")
    .innerJoin("ideas", "ideas.id", "ideaProducts.ideaId")
    .innerJoin("prompts", "prompts.id", "ideas.promptId")
    .selectAll("ideaProducts")
    .select("prompts.articleId")
    .orderBy("ideaProducts.ideaId")
    .orderBy("ideaProducts.id");
}

/** The products of an article, all or the selected ones, idea by idea. */
export async function productsOfArticle(
  db: Db,
  articleId: number,
  baseUrl: string,
  { selectedOnly = false } = {},
): Promise<Schema<"IdeaProductCollection">> {
  const rows = await selectArticleProducts(db)
    .where("prompts.articleId", "=", articleId)
    .$if(selectedOnly, (all) => all.where("ideaProducts.status", "=", true))
    .execute();
  return toCollection(rows, baseUrl);
}

/** The products of an idea. */
export async function productsOfIdea(
  db: Db,
  ideaId: number,
  baseUrl: string,
): Promise<Schema<"IdeaProductCollection">> {
  const rows = await db
    .selectFrom("ideaProducts")
    .selectAll()
    .where("ideaId", "=", ideaId)
    .orderBy("id")
    .execute();
  return toCollection(rows, baseUrl);
}

/** A whole list of products. */
function toCollection(
  rows: readonly Selectable<IdeaProductTable>[],
  baseUrl: string,
): Schema<"IdeaProductCollection"> {
  return { member: rows.map((row) => toIdeaProduct(row, baseUrl)), totalItems: rows.length };
}
