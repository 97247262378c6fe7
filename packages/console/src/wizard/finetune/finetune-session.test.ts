import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { GraphClient } from "../../graph/client.ts";
import { documentMeta } from "../../graph/document.ts";
import { fineTuneQuery } from "./finetune-query.ts";
import { saveTexts, setImage, writeTexts, type FineTuneSession } from "./finetune-session.ts";
import { texts, writtenArticle } from "./testing.ts";
import { toContent } from "./texts.ts";

function startSession(replies: Record<string, unknown>) {
  const client = new QueryClient();
  const { queryKey } = fineTuneQuery({ articleId: 12 });
  client.setQueryData(queryKey, { article: writtenArticle(null, "2026-03-01T08:00:00Z") });
  const sent: [string, unknown][] = [];
  const request = (async (document, variables) => {
    const { operation } = documentMeta(document);
    sent.push([operation, variables]);
    return replies[operation];
  }) as GraphClient["request"];
  const session: FineTuneSession = { articleId: 12, client, request };
  return { session, sent, cached: () => client.getQueryData(queryKey)?.article };
}

const article = writtenArticle(texts(), "2026-03-02T08:00:00Z");
const { signal } = new AbortController();

test("CALL-7 `full` goes out as true, or not at all", async () => {
  const { session, sent } = startSession({ WriteArticleTexts: { generateArticle: article } });
  await writeTexts(session, { isFull: false, signal });
  await writeTexts(session, { isFull: true, signal });
  expect(sent).toEqual([
    ["WriteArticleTexts", { id: 12, full: null }],
    ["WriteArticleTexts", { id: 12, full: true }],
  ]);
});

test("what the bot wrote is shown", async () => {
  const { session, cached } = startSession({ WriteArticleTexts: { generateArticle: article } });
  expect(await writeTexts(session, { isFull: false, signal })).toEqual(texts());
  expect(cached()).toMatchObject({ content: texts(), hasGeneratedArticle: true });
});

test("the texts are saved whole, and come back with their version", async () => {
  const { session, sent } = startSession({ SaveArticleTexts: { saveArticle: article } });
  const saved = await saveTexts(session, texts());
  expect(sent).toEqual([["SaveArticleTexts", { id: 12, content: toContent(texts()) }]]);
  expect(saved).toEqual({ value: texts(), version: "2026-03-02T08:00:00Z" });
});

test("an image is rendered, set and cleared by what is sent of it", async () => {
  const { session, sent } = startSession({ SetArticleImage: { generateArticleImage: article } });
  await setImage(session, undefined);
  await setImage(session, "https://cdn.example/cup.png");
  await setImage(session, null);
  expect(sent.map(([, variables]) => variables)).toEqual([
    { id: 12, input: {} },
    { id: 12, input: { image: "https://cdn.example/cup.png" } },
    { id: 12, input: { image: null } },
  ]);
});
