import type { Schema } from "../../contract/handler.ts";
import type { Db } from "../../db/open.ts";
import { found, ViolationError } from "../../http/problem.ts";
import { refreshFlags } from "../../wizard/flags.ts";
import { selectArticleProducts, toIdeaProduct } from "./idea-product.ts";

const largestId = 2 ** 31 - 1;

/**
 * Selects or deselects products: all or none. A deselected one leaves its section. Named twice,
 * the last status counts.
 * @returns the named products, in the order in which they are named first
 * @throws ViolationError naming the products that do not exist
 */
export async function setStatuses(
  db: Db,
  changes: readonly Schema<"ProductStatus">[],
  baseUrl: string,
): Promise<Schema<"IdeaProductCollection">> {
  const wanted = new Map(changes.map(({ id, status }) => [Number(id), status]));
  const ids = [...wanted.keys()].filter((id) => id <= largestId);
  const rows = await db.transaction().execute(async (trx) => {
    const read = () =>
      selectArticleProducts(trx)
        .where("ideaProducts.id", "in", [0, ...ids])
        .execute();
    const before = await read();
    assertKnown(changes, new Set(before.map(({ id }) => id)));
    const selected = ids.filter((id) => wanted.get(id));
    const deselected = ids.filter((id) => !wanted.get(id));
    if (selected.length > 0) {
      await trx
        .updateTable("ideaProducts")
        .set({ status: true })
        .where("id", "in", selected)
        .execute();
    }
    if (deselected.length > 0) {
      await trx
        .updateTable("ideaProducts")
        .set({ status: false, sectionId: null, sectionPriority: null })
        .where("id", "in", deselected)
        .execute();
    }
    for (const articleId of new Set(before.map((row) => row.articleId))) {
      await refreshFlags(trx, articleId);
    }
    return new Map((await read()).map((row) => [row.id, row]));
  });
  const member = ids.map((id) => toIdeaProduct(found(rows.get(id)), baseUrl));
  return { member, totalItems: member.length };
}

function assertKnown(
  changes: readonly Schema<"ProductStatus">[],
  known: ReadonlySet<number>,
): void {
  const violations = changes.flatMap(({ id }, index) =>
    known.has(Number(id))
      ? []
      : [{ propertyPath: `products[${index}].id`, message: `There is no product ${id}.` }],
  );
  if (violations.length > 0) throw new ViolationError(violations);
}
