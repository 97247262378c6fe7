import type { Selectable } from "kysely";
import type { Schema } from "../../contract/handler.ts";
import type { Db } from "../../db/open.ts";
import type { SectionTable } from "../../db/tables/articles.ts";
import { isoTime } from "../../time.ts";
import { toIdeaProduct } from "../products/idea-product.ts";

/** A stored section. */
export type SectionRow = Selectable<SectionTable>;

/** Sections in reading order. */
export function selectSections(db: Db) {
  return db
    .selectFrom("sections")
    .selectAll()
    .orderBy("articleId")
    .orderBy("position")
    .orderBy("id");
}

/** The API's form of sections, each with its products by priority. */
export async function withSectionProducts(
  db: Db,
  rows: readonly SectionRow[],
  baseUrl: string,
): Promise<Schema<"Section">[]> {
  if (rows.length === 0) return [];
  const products = await db
    .selectFrom("ideaProducts")
    .selectAll()
    .where(
      "sectionId",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("sectionPriority", (priority) => priority.asc().nullsLast())
    .orderBy("id")
    .execute();
  const bySection = Map.groupBy(products, ({ sectionId }) => sectionId);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    type: row.type,
    criteria: { min: row.criteriaMin, max: row.criteriaMax },
    position: row.position,
    ideaProducts: (bySection.get(row.id) ?? []).map((product) => toIdeaProduct(product, baseUrl)),
    updatedAt: isoTime(row.updatedAt),
  }));
}

/** All sections of an article. */
export async function sectionsOfArticle(
  db: Db,
  articleId: number,
  baseUrl: string,
): Promise<Schema<"SectionCollection">> {
  const rows = await selectSections(db).where("articleId", "=", articleId).execute();
  return { member: await withSectionProducts(db, rows, baseUrl), totalItems: rows.length };
}
