import type { Selectable } from "kysely";
import type { Schema } from "../../contract/handler.ts";
import type { Db } from "../../db/open.ts";
import type { IdeaProductTable } from "../../db/tables/articles.ts";
import { violation } from "../../http/problem.ts";
import { cleanHtml } from "../../writer/text/html.ts";
import { pick } from "../merge-patch.ts";

/** A product and the article that it belongs to. */
export type ProductRow = Selectable<IdeaProductTable> & { articleId: number };

/**
 * Changes a product. A description that differs counts as edited. A product that is deselected
 * leaves its section; one that enters a section without a priority goes last.
 * @param at where the change is in the body, for violations, such as `ideaProducts[0].`
 * @throws ViolationError when the section is not one of the article's
 */
export async function changeProduct(
  db: Db,
  product: ProductRow,
  patch: Schema<"IdeaProductPatch">,
  at = "",
): Promise<void> {
  const change = {
    ...pick(patch, ["title", "status"]),
    ...descriptionChange(product, patch.description),
    ...(await placeChange(db, product, patch, at)),
  };
  if (Object.keys(change).length === 0) return;
  await db.updateTable("ideaProducts").set(change).where("id", "=", product.id).execute();
}

function descriptionChange(
  product: ProductRow,
  description: string | null | undefined,
): Partial<Pick<ProductRow, "description" | "descriptionSource">> {
  if (description === undefined) return {};
  const clean = (description && cleanHtml(description)) || null;
  if (clean === product.description) return {};
  return { description: clean, descriptionSource: clean === null ? null : "edited" };
}

async function placeChange(
  db: Db,
  product: ProductRow,
  { status, sectionId, sectionPriority }: Schema<"IdeaProductPatch">,
  at: string,
): Promise<Partial<Pick<ProductRow, "sectionId" | "sectionPriority">>> {
  if (status === false && sectionId == null) return { sectionId: null, sectionPriority: null };
  if (sectionId === undefined) return sectionPriority === undefined ? {} : { sectionPriority };
  if (sectionId === null) return { sectionId, sectionPriority: null };
  await assertSection(db, product, sectionId, at);
  if (sectionPriority !== undefined) return { sectionId, sectionPriority };
  if (sectionId === product.sectionId) return { sectionId };
  return { sectionId, sectionPriority: await nextPriority(db, sectionId) };
}

async function assertSection(
  db: Db,
  product: ProductRow,
  sectionId: number,
  at: string,
): Promise<void> {
  const section = await db
    .selectFrom("sections")
    .select("id")
    .where("id", "=", sectionId)
    .where("articleId", "=", product.articleId)
    .executeTakeFirst();
  if (section) return;
  throw violation(`${at}sectionId`, `The article has no section ${sectionId}.`);
}

async function nextPriority(db: Db, sectionId: number): Promise<number> {
  const { last } = await db
    .selectFrom("ideaProducts")
    .select(({ fn }) => fn.max("sectionPriority").as("last"))
    .where("sectionId", "=", sectionId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}
