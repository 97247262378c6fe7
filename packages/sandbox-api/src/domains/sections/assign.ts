import type { Schema } from "../../contract/handler.ts";
import type { Db } from "../../db/open.ts";
import { ViolationError, type Violation } from "../../http/problem.ts";
import { selectArticleProducts } from "../products/idea-product.ts";

/**
 * Gives sections the products that a change lists for them; those no longer listed leave.
 * @throws ViolationError for a product of another article, or one listed twice
 */
export async function assignListed(
  db: Db,
  articleId: number,
  changes: readonly Schema<"SectionChange">[],
): Promise<void> {
  const products = await selectArticleProducts(db)
    .where("prompts.articleId", "=", articleId)
    .execute();
  assertAssignable(changes, new Set(products.map(({ id }) => id)));
  const listing = changes.filter(({ ideaProducts }) => ideaProducts !== undefined);
  if (listing.length === 0) return;
  await db
    .updateTable("ideaProducts")
    .set({ sectionId: null, sectionPriority: null })
    .where(
      "sectionId",
      "in",
      listing.map(({ id }) => id),
    )
    .execute();
  for (const { id: sectionId, ideaProducts = [] } of listing) {
    for (const { id, sectionPriority } of ideaProducts) {
      await db
        .updateTable("ideaProducts")
        .set({ sectionId, sectionPriority })
        .where("id", "=", id)
        .execute();
    }
  }
}

function assertAssignable(
  changes: readonly Schema<"SectionChange">[],
  known: ReadonlySet<number>,
): void {
  const violations: Violation[] = [];
  const seen = new Set<number>();
  for (const [section, { ideaProducts = [] }] of changes.entries()) {
    for (const [index, { id }] of ideaProducts.entries()) {
      const propertyPath = `sections[${section}].ideaProducts[${index}].id`;
      if (!known.has(id)) {
        violations.push({ propertyPath, message: `The article has no product ${id}.` });
      } else if (seen.has(id)) {
        violations.push({ propertyPath, message: `The product ${id} is listed twice.` });
      }
      seen.add(id);
    }
  }
  if (violations.length > 0) throw new ViolationError(violations);
}
