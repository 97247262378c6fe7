import { callEach, type BulkOutcome } from "../../graph/bulk.ts";
import { required } from "../../graph/required.ts";
import { removeIdeas, replaceIdeas, setProducts } from "./article-edits.ts";
import {
  curateIdeas,
  deleteIdea,
  findAllProducts,
  findProducts,
  regenerateProducts,
  updateIdea,
  updateIdeaKeywords,
} from "./compose-changes.ts";
import type { ComposeSession } from "./compose-session.ts";

/** Renames an idea. @throws what the call threw */
export async function renameIdea(
  session: ComposeSession,
  id: number,
  title: string,
): Promise<void> {
  const reply = await session.request(updateIdea, { id, input: { title } });
  session.edit(replaceIdeas([required(reply.updateIdea, "updateIdea")]));
}

/** Sets an idea's keywords. @throws what the call threw */
export async function setIdeaKeywords(
  session: ComposeSession,
  ideaId: number,
  keywords: string[],
): Promise<void> {
  const reply = await session.request(updateIdeaKeywords, { input: { ideaId, keywords } });
  session.edit(replaceIdeas([required(reply.updateIdeaKeywords, "updateIdeaKeywords")]));
}

/** Deletes ideas, one call per idea. @returns which were deleted and which were not */
export async function deleteIdeas(
  session: ComposeSession,
  ids: readonly number[],
): Promise<BulkOutcome<number>> {
  const outcome = await callEach(ids, (id) => session.request(deleteIdea, { id }));
  session.edit(removeIdeas(outcome.succeeded));
  return outcome;
}

/**
 * Finds products for one idea.
 * @param isAnew replaces the products there
 * @returns how many products the idea has then
 * @throws what the call threw
 */
export async function findProductsOf(
  session: ComposeSession,
  ideaId: number,
  isAnew: boolean,
  signal?: AbortSignal,
): Promise<number> {
  const options = signal ? { signal } : {};
  if (isAnew) {
    const reply = await session.request(regenerateProducts, { id: ideaId }, options);
    const idea = required(reply.regenerateIdeaProducts, "regenerateIdeaProducts");
    session.edit(replaceIdeas([idea]));
    return idea.ideaProducts.length;
  }
  const reply = await session.request(findProducts, { input: { ideaId } }, options);
  const { member } = required(reply.generateIdeaProducts, "generateIdeaProducts");
  session.edit(setProducts(ideaId, member));
  return member.length;
}

/** Finds products for all ideas that have none, in one call. @throws what the call threw */
export async function findProductsOfAll(
  session: ComposeSession,
  signal?: AbortSignal,
): Promise<void> {
  const { articleId } = session;
  const reply = await session.request(findAllProducts, { id: articleId }, signal ? { signal } : {});
  session.edit(replaceIdeas(required(reply.generateArticleProducts, "ideas").member));
}

/**
 * Has the ideas reviewed: the products of weak ones are deselected.
 * @returns the products that lost their selection
 * @throws what the call threw
 */
export async function reviewIdeas(
  session: ComposeSession,
  signal?: AbortSignal,
): Promise<number[]> {
  await session.saving.flush();
  const { articleId } = session;
  const reply = await session.request(curateIdeas, { id: articleId }, signal ? { signal } : {});
  const ideas = required(reply.curateIdeas, "curateIdeas").member;
  const products = ideas.flatMap(({ ideaProducts }) => ideaProducts);
  const deselected = lost(session, products);
  session.edit(replaceIdeas(ideas));
  return deselected;
}

/** Products that are selected here and not in a reply. */
export function lost(
  { selection }: Pick<ComposeSession, "selection">,
  products: readonly { id: number; ideaId?: number | null; status: boolean }[],
): number[] {
  return products
    .filter(({ id, status }) => !status && selection.isSelected(id))
    .map(({ id }) => id);
}
