import type { QueryClient } from "@tanstack/react-query";
import { draftKey, type DraftStore } from "../../drafts/draft-store.ts";
import type { GraphClient } from "../../graph/client.ts";
import { required } from "../../graph/required.ts";
import {
  curateDescriptions,
  describeArticle,
  describeIdea,
  flagDescriptions,
  readDescription,
  saveDescription,
} from "./describe-changes.ts";
import { describeQuery, type DescribeArticle, type DescribedProduct } from "./describe-query.ts";
import { putProducts, selectedProducts } from "./described-products.ts";
import { overwrittenEdits, replacedTexts, type Proposal } from "./overwritten.ts";

/** What the changes of step 3 work on. */
export interface DescribeSession {
  articleId: number;
  client: QueryClient;
  request: GraphClient["request"];
  drafts: Pick<DraftStore, "load" | "save" | "remove">;
  /** Gets the texts that bots wrote where another one stands or stood. */
  propose: (proposals: Proposal[]) => void;
}

/** The article as it is cached now. @throws GraphError when it is not */
export function cachedArticle({ articleId, client }: DescribeSession): DescribeArticle {
  const data = client.getQueryData(describeQuery({ articleId }).queryKey);
  return required(data?.article, "article");
}

/** Changes the cached article by products of a reply. */
export function takeOver(session: DescribeSession, products: readonly DescribedProduct[]): void {
  const { queryKey } = describeQuery({ articleId: session.articleId });
  // A reply on its way shows the article before the change.
  void session.client.cancelQueries({ queryKey });
  session.client.setQueryData(queryKey, (old) =>
    old?.article ? { ...old, article: putProducts(old.article, products) } : old,
  );
}

/**
 * Has the products of an idea described; human texts stay.
 * @returns how many products have a description now
 * @throws what the calls threw
 */
export async function writeIdea(
  session: DescribeSession,
  ideaId: number,
  signal: AbortSignal,
): Promise<number> {
  const reply = await session.request(describeIdea, { ideaId }, { signal });
  const { member } = required(reply.generateProductDescriptions, "generateProductDescriptions");
  await keepEdits(session, member);
  return member.filter(({ status, description }) => status && description).length;
}

/**
 * Has a text proposed for a product whose text a human wrote. A host leaves such texts alone until
 * they are cleared, so it is cleared for as long as the bot writes, and kept in this browser.
 * @returns how many products of the idea have a description then
 * @throws what the calls threw; the human's text is back
 */
export async function writeOver(
  session: DescribeSession,
  { id, description }: DescribedProduct,
  ideaId: number,
  signal: AbortSignal,
): Promise<number> {
  const key = draftKey("product", id, "description");
  const mine = description ?? "";
  await session.drafts.save(key, { value: mine, base: mine, changedAt: Date.now() });
  await session.request(saveDescription, { id, description: null });
  let isBack = false;
  try {
    const written = await writeIdea(session, ideaId, signal);
    isBack = true;
    return written;
  } catch (error) {
    await writeDescription(session, id, mine);
    isBack = true;
    throw error;
  } finally {
    // Something typed meanwhile has a draft of its own.
    const draft = isBack ? await session.drafts.load<string>(key) : undefined;
    if (draft?.value === mine) await session.drafts.remove(key);
  }
}

/** Has every missing description of the article written in one call, or every one anew. */
export async function writeArticle(
  session: DescribeSession,
  isAnew: boolean,
  signal: AbortSignal,
): Promise<void> {
  const { articleId: id, request } = session;
  const reply = await request(describeArticle, { id, all: isAnew ? 1 : null }, { signal });
  await keepEdits(session, required(reply.generateDescriptions, "generateDescriptions").member);
}

/**
 * Has the descriptions tightened.
 * @throws Error when no article is given, and what the call threw
 */
export async function curate(
  session: Omit<DescribeSession, "articleId"> & { articleId: number | null },
  signal: AbortSignal,
): Promise<void> {
  const { articleId } = session;
  if (articleId === null) throw new Error("articleId is required for curating descriptions.");
  const reply = await session.request(curateDescriptions, { id: articleId }, { signal });
  const { member } = required(reply.curateDescriptions, "curateDescriptions");
  await keepEdits({ ...session, articleId }, member);
}

/** Asks for a product's description as the server has it now. */
export async function rereadDescription({ request }: DescribeSession, id: number) {
  const { ideaProduct } = await request(readDescription, { id });
  return required(ideaProduct, "ideaProduct");
}

/** Saves a description. @returns the product as the server has it then */
export async function writeDescription(
  session: DescribeSession,
  id: number,
  description: string,
): Promise<DescribedProduct> {
  const reply = await session.request(saveDescription, { id, description: description || null });
  const product = required(reply.updateProduct, "updateProduct");
  takeOver(session, [product]);
  return product;
}

/** Tells the server whether the article has its descriptions. */
export async function setDescriptionsFlag(session: DescribeSession, has: boolean): Promise<void> {
  await session.request(flagDescriptions, { id: session.articleId, hasGeneratedDescriptions: has });
}

/** Takes over what a bot wrote, puts human texts back and proposes the bot's instead. */
async function keepEdits(
  session: DescribeSession,
  written: readonly DescribedProduct[],
): Promise<void> {
  const before = selectedProducts(cachedArticle(session));
  const proposals = overwrittenEdits(before, written);
  const taken = replacedTexts(before, written);
  const replaced = new Set(proposals.map(({ productId }) => productId));
  takeOver(
    session,
    written.filter(({ id }) => !replaced.has(id)),
  );
  for (const { productId, mine } of proposals) await writeDescription(session, productId, mine);
  const told = [...proposals.filter(({ proposed }) => proposed !== ""), ...taken];
  if (told.length > 0) session.propose(told);
}
