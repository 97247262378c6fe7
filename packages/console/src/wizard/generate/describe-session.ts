import type { QueryClient } from "@tanstack/react-query";
import type { GraphClient } from "../../graph/client.ts";
import { required } from "../../graph/required.ts";
import {
  curateDescriptions,
  describeArticle,
  describeIdea,
  flagDescriptions,
  saveDescription,
} from "./describe-changes.ts";
import { describeQuery, type DescribeArticle, type DescribedProduct } from "./describe-query.ts";
import { putProducts, selectedProducts } from "./described-products.ts";
import { overwrittenEdits, type Proposal } from "./overwritten.ts";

/** What the changes of step 3 work on. */
export interface DescribeSession {
  articleId: number;
  client: QueryClient;
  request: GraphClient["request"];
  /** Gets the texts that bots wrote where a human's text stands. */
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
  const proposals = overwrittenEdits(selectedProducts(cachedArticle(session)), written);
  const replaced = new Set(proposals.map(({ productId }) => productId));
  takeOver(
    session,
    written.filter(({ id }) => !replaced.has(id)),
  );
  for (const { productId, mine } of proposals) await writeDescription(session, productId, mine);
  if (proposals.length > 0) session.propose(proposals);
}
