import type { QueryClient } from "@tanstack/react-query";
import type { GraphClient } from "../../graph/client.ts";
import type { WrittenArticleFragment } from "../../graph/generated/graphql.ts";
import { required } from "../../graph/required.ts";
import type { Snapshot } from "../../save/field-editor.ts";
import {
  readArticleTexts,
  saveArticleTexts,
  setArticleImage,
  writeArticleTexts,
} from "./finetune-changes.ts";
import { fineTuneQuery } from "./finetune-query.ts";
import { readTexts, toContent, type ArticleTexts } from "./texts.ts";

/** What the changes of step 4 work on. */
export interface FineTuneSession {
  articleId: number;
  client: QueryClient;
  request: GraphClient["request"];
}

/** How the article is written. */
export interface WriteOptions {
  /** Every earlier step that is missing runs first. */
  isFull: boolean;
  signal: AbortSignal;
}

/** The texts of an article with their version. */
export function textsOf(article: WrittenArticleFragment): Snapshot<ArticleTexts> {
  return { value: readTexts(article.content), version: article.updatedAt };
}

/**
 * Has the article written, over whatever was there.
 * @returns the texts that the bot wrote
 * @throws what the call threw
 */
export async function writeTexts(
  session: FineTuneSession,
  { isFull, signal }: WriteOptions,
): Promise<ArticleTexts> {
  const { articleId: id, request } = session;
  const variables = { id, full: isFull ? true : null };
  const reply = await request(writeArticleTexts, variables, { signal });
  const article = required(reply.generateArticle, "generateArticle");
  await takeOver(session, article);
  return readTexts(article.content);
}

/** Asks for the article anew. @returns its texts */
export async function rereadTexts({ articleId, client }: FineTuneSession): Promise<ArticleTexts> {
  const reply = await client.fetchQuery({ ...fineTuneQuery({ articleId }), staleTime: 0 });
  return readTexts(required(reply.article, "article").content);
}

/** Asks for the texts as the server has them now, beside what is shown. */
export async function peekTexts(session: FineTuneSession): Promise<Snapshot<ArticleTexts>> {
  const { article } = await session.request(readArticleTexts, { id: session.articleId });
  return textsOf(required(article, "article"));
}

/** Saves all texts of the article. @returns them as the server has them then */
export async function saveTexts(
  session: FineTuneSession,
  texts: ArticleTexts,
): Promise<Snapshot<ArticleTexts>> {
  const { articleId: id, request } = session;
  const reply = await request(saveArticleTexts, { id, content: toContent(texts) });
  const article = required(reply.saveArticle, "saveArticle");
  await takeOver(session, article);
  return textsOf(article);
}

/**
 * Sets the article's image.
 * @param image its URL; null clears it, undefined has one rendered
 */
export async function setImage(
  session: Pick<FineTuneSession, "articleId" | "request">,
  image: string | null | undefined,
  signal?: AbortSignal,
): Promise<WrittenArticleFragment> {
  const { articleId: id, request } = session;
  const input = image === undefined ? {} : { image };
  const reply = await request(setArticleImage, { id, input }, signal ? { signal } : {});
  return required(reply.generateArticleImage, "generateArticleImage");
}

/** Changes the cached article by a reply; lists elsewhere are asked for anew when next shown. */
export async function takeOver(
  { articleId, client }: Pick<FineTuneSession, "articleId" | "client">,
  article: WrittenArticleFragment,
): Promise<void> {
  const { queryKey } = fineTuneQuery({ articleId });
  // A reply on its way shows the article before the change.
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (old) =>
    old?.article ? { ...old, article: { ...old.article, ...article } } : old,
  );
  await client.invalidateQueries({ type: "inactive", refetchType: "none" });
}
