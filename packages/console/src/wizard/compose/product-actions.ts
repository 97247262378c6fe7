import { callEach, type BulkOutcome } from "../../graph/bulk.ts";
import { required } from "../../graph/required.ts";
import { removeProducts, setProducts, setStatuses } from "./article-edits.ts";
import { curateProducts, deleteProduct, updateProducts } from "./compose-changes.ts";
import type { ComposeSession } from "./compose-session.ts";
import { lost } from "./idea-actions.ts";

/** Deletes products, one call per product. @returns which were deleted and which were not */
export async function deleteProducts(
  session: ComposeSession,
  ids: readonly number[],
): Promise<BulkOutcome<number>> {
  const outcome = await callEach(ids, (id) => session.request(deleteProduct, { id }));
  session.edit(removeProducts(outcome.succeeded));
  return outcome;
}

/**
 * Has the products reviewed: weak ones are deselected.
 * @returns the products that lost their selection
 * @throws what the call threw
 */
export async function reviewProducts(
  session: ComposeSession,
  signal?: AbortSignal,
): Promise<number[]> {
  await session.saving.flush();
  const { articleId } = session;
  const reply = await session.request(curateProducts, { id: articleId }, signal ? { signal } : {});
  const products = required(reply.curateProducts, "curateProducts").member;
  const deselected = lost(session, products);
  session.edit(setStatuses(new Map(products.map(({ id, status }) => [id, status]))));
  return deselected;
}

/** Renames products of one idea in one call. @throws what the call threw */
export async function renameProducts(
  session: ComposeSession,
  ideaId: number,
  titles: ReadonlyMap<number, string>,
): Promise<void> {
  const ideaProducts = [...titles].map(([id, title]) => ({ id, title }));
  const reply = await session.request(updateProducts, { input: { ideaId, ideaProducts } });
  session.edit(setProducts(ideaId, required(reply.updateIdeaProducts, "products").member));
}
