import type { QueryClient } from "@tanstack/react-query";
import type { GraphClient } from "../../graph/client.ts";
import type { SectionPatchInput } from "../../graph/generated/graphql.ts";
import { required } from "../../graph/required.ts";
import { changedSections, type BoardSection } from "./board.ts";
import {
  generateSections,
  populateSections,
  readSections,
  updateSection,
  updateSections,
} from "./prioritize-changes.ts";
import { prioritizeQuery, type PrioritizeArticle } from "./prioritize-query.ts";
import { serverSections } from "./read-board.ts";
import { putSection, setSections, type BoardEdit } from "./section-edits.ts";

/** What the changes of step 2 work on. */
export interface BoardSession {
  articleId: number;
  client: QueryClient;
  request: GraphClient["request"];
}

/** The article as it is cached now. @throws GraphError when it is not */
export function cachedArticle({ articleId, client }: BoardSession): PrioritizeArticle {
  const data = client.getQueryData(prioritizeQuery({ articleId }).queryKey);
  return required(data?.article, "article");
}

/** Changes the cached article by what a reply says. */
export function editArticle({ articleId, client }: BoardSession, edit: BoardEdit): void {
  const { queryKey } = prioritizeQuery({ articleId });
  // A reply on its way shows the article before the change.
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (old) =>
    old?.article ? { ...old, article: edit(old.article) } : old,
  );
}

/**
 * Saves where the products are: in one call, the sections that changed.
 * @returns the sections as the server has them then
 * @throws what the call threw
 */
export async function saveArrangement(
  session: BoardSession,
  arranged: readonly BoardSection[],
): Promise<BoardSection[]> {
  const before = serverSections(cachedArticle(session));
  const sections = changedSections(arranged, before);
  if (sections.length === 0) return before;
  const { articleId, request } = session;
  const reply = await request(updateSections, { input: { articleId, sections } });
  editArticle(session, setSections(required(reply.updateSections, "updateSections").member));
  return serverSections(cachedArticle(session));
}

/** Asks for the sections' products as the server has them now. */
export async function rereadArrangement(session: BoardSession): Promise<BoardSection[]> {
  const { articleId, request } = session;
  const { article } = await request(readSections, { articleId });
  const sections = required(article?.sections, "sections");
  // What is sent is what differs from the cached article.
  editArticle(session, setSections(sections.member));
  return serverSections({ sections });
}

/** Has sections proposed; they replace those there. @throws what the call threw */
export async function proposeSections(
  session: BoardSession,
  signal?: AbortSignal,
): Promise<number> {
  const { articleId, request } = session;
  const reply = await request(generateSections, { id: articleId }, signal ? { signal } : {});
  const { member } = required(reply.generateSections, "generateSections");
  editArticle(session, setSections(member));
  return member.length;
}

/** Has the selected products assigned to the sections. @throws what the call threw */
export async function assignProducts(session: BoardSession, signal?: AbortSignal): Promise<void> {
  const { articleId, request } = session;
  const reply = await request(populateSections, { id: articleId }, signal ? { signal } : {});
  editArticle(session, setSections(required(reply.populateSections, "populateSections").member));
}

/** Changes one section's title, type or criteria. @throws what the call threw */
export async function changeSection(
  session: BoardSession,
  id: number,
  input: SectionPatchInput,
): Promise<void> {
  const reply = await session.request(updateSection, { id, input });
  editArticle(session, putSection(required(reply.updateSection, "updateSection")));
}

/** Sets the order of the sections, in one call. @throws what the call threw */
export async function orderSections(session: BoardSession, ids: readonly number[]): Promise<void> {
  const { articleId, request } = session;
  const sections = ids.map((id, at) => ({ id, position: at + 1 }));
  const reply = await request(updateSections, { input: { articleId, sections } });
  editArticle(session, setSections(required(reply.updateSections, "updateSections").member));
}
