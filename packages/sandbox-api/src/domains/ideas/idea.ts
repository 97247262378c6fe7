import type { Selectable } from "kysely";
import type { Schema } from "../../contract/handler.ts";
import type { Db } from "../../db/open.ts";
import type { IdeaTable } from "../../db/tables/articles.ts";
import { found, violation } from "../../http/problem.ts";
import { isoTime } from "../../time.ts";
import { selectIdeas, type IdeaRow } from "../../wizard/rows.ts";
import { toIdeaProduct } from "../products/idea-product.ts";

/** The API's form of ideas, each with its products. */
export async function withProducts(
  db: Db,
  rows: readonly Selectable<IdeaTable>[],
  baseUrl: string,
): Promise<Schema<"Idea">[]> {
  if (rows.length === 0) return [];
  const products = await db
    .selectFrom("ideaProducts")
    .selectAll()
    .where(
      "ideaId",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("id")
    .execute();
  const byIdea = Map.groupBy(products, ({ ideaId }) => ideaId);
  return rows.map((row) => ({
    id: row.id,
    prompt: { id: row.promptId },
    title: row.title,
    keywords: row.keywords,
    ideaProducts: (byIdea.get(row.id) ?? []).map((product) => toIdeaProduct(product, baseUrl)),
    updatedAt: isoTime(row.updatedAt),
  }));
}

/** An idea as the API gives it. @throws ProblemError 404 when there is none */
export async function readIdea(db: Db, id: number, baseUrl: string): Promise<Schema<"Idea">> {
  const row = db.selectFrom("ideas").selectAll().where("id", "=", id);
  const [idea] = await withProducts(db, [found(await row.executeTakeFirst())], baseUrl);
  return found(idea);
}

/** All ideas of an article with their products. */
export async function ideasOfArticle(
  db: Db,
  articleId: number,
  baseUrl: string,
): Promise<Schema<"IdeaCollection">> {
  const rows = await db
    .selectFrom("ideas")
    .innerJoin("prompts", "prompts.id", "ideas.promptId")
    .selectAll("ideas")
    .where("prompts.articleId", "=", articleId)
    .orderBy("ideas.id")
    .execute();
  return { member: await withProducts(db, rows, baseUrl), totalItems: rows.length };
}

/** The idea that a body names. @throws ViolationError on `ideaId` when there is none */
export async function ideaOfBody(db: Db, ideaId: number): Promise<IdeaRow> {
  const row = await findIdea(db, ideaId);
  if (row) return row;
  throw violation("ideaId", `There is no idea ${ideaId}.`);
}

/** An idea with what it belongs to, or undefined. */
export function findIdea(db: Db, id: number): Promise<IdeaRow | undefined> {
  return selectIdeas(db).where("ideas.id", "=", id).executeTakeFirst();
}
