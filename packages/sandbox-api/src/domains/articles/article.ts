import type { Selectable } from "kysely";
import type { Schema } from "../../contract/handler.ts";
import type { Db } from "../../db/open.ts";
import type { ArticleTable } from "../../db/tables/articles.ts";
import { found } from "../../http/problem.ts";
import { absoluteUrl } from "../../media/store.ts";
import { isoTime } from "../../time.ts";
import { findArticle, type ArticleRow } from "../../wizard/rows.ts";

/** The API's form of an article. */
export function toArticle(row: Selectable<ArticleTable>, baseUrl: string): Schema<"Article"> {
  return {
    id: row.id,
    site: { id: row.siteId },
    title: row.title,
    hasGeneratedArticle: row.hasGeneratedArticle,
    hasSections: row.hasSections,
    hasGeneratedDescriptions: row.hasGeneratedDescriptions,
    hasProducts: row.hasProducts,
    content: row.content,
    image: absoluteUrl(baseUrl, row.image),
    createdAt: isoTime(row.createdAt),
    updatedAt: isoTime(row.updatedAt),
  };
}

/** An article as the API gives it. @throws ProblemError 404 when there is none */
export async function readArticle(db: Db, id: number, baseUrl: string): Promise<Schema<"Article">> {
  const row = db.selectFrom("articles").selectAll().where("id", "=", id);
  return toArticle(found(await row.executeTakeFirst()), baseUrl);
}

/** An article as the wizard works on it. @throws ProblemError 404 when there is none */
export async function requireArticle(db: Db, id: number): Promise<ArticleRow> {
  return found(await findArticle(db, id));
}
