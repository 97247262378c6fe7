import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { createDraftStore } from "../../drafts/draft-store.ts";
import type { GraphClient } from "../../graph/client.ts";
import { documentMeta } from "../../graph/document.ts";
import { describeQuery } from "./describe-query.ts";
import {
  cachedArticle,
  curate,
  writeIdea,
  writeOver,
  type DescribeSession,
} from "./describe-session.ts";
import { selectedProducts } from "./described-products.ts";
import { article, product } from "./testing.ts";

function startSession(replies: Record<string, (variables: never) => unknown>) {
  const client = new QueryClient();
  const edited = product(1, { description: "<p>Mine</p>", descriptionSource: "edited" });
  client.setQueryData(describeQuery({ articleId: 1 }).queryKey, {
    article: article([{ id: 10, ideaProducts: [edited, product(2)] }]),
  });
  const sent: [string, unknown][] = [];
  const request = (async (document, variables) => {
    const { operation } = documentMeta(document);
    sent.push([operation, variables]);
    return replies[operation]?.(variables as never);
  }) as GraphClient["request"];
  const propose = vi.fn<DescribeSession["propose"]>();
  const disk = new Map<string, unknown>();
  const drafts = createDraftStore({
    get: async (key) => disk.get(key),
    set: async (key, draft) => void disk.set(key, draft),
    del: async (key) => void disk.delete(key),
    entries: async () => [],
    delMany: async () => {},
  });
  const session: DescribeSession = { articleId: 1, client, request, drafts, propose };
  return { session, sent, propose, edited, disk };
}

const bot = (id: number) =>
  product(id, { description: `<p>Bot ${id}</p>`, descriptionSource: "ai" });

test("a host that overwrites a human's text gets it back, and the bot's becomes a proposal", async () => {
  const { session, sent, propose } = startSession({
    DescribeIdea: () => ({ generateProductDescriptions: { member: [bot(1), bot(2)] } }),
    SaveDescription: ({ id, description }: { id: number; description: string }) => ({
      updateProduct: product(id, { description, descriptionSource: "edited" }),
    }),
  });
  await writeIdea(session, 10, new AbortController().signal);
  const texts = selectedProducts(cachedArticle(session)).map(({ description }) => description);
  expect(texts).toEqual(["<p>Mine</p>", "<p>Bot 2</p>"]);
  expect(sent.at(-1)).toEqual(["SaveDescription", { id: 1, description: "<p>Mine</p>" }]);
  expect(propose).toHaveBeenCalledWith([
    {
      productId: 1,
      title: "Product 1",
      mine: "<p>Mine</p>",
      proposed: "<p>Bot 1</p>",
      isTaken: false,
    },
  ]);
});

test("a host that leaves a human's text alone is asked for nothing more", async () => {
  const { session, sent, propose } = startSession({
    DescribeIdea: () => ({
      generateProductDescriptions: {
        member: [product(1, { description: "<p>Mine</p>", descriptionSource: "edited" }), bot(2)],
      },
    }),
  });
  await writeIdea(session, 10, new AbortController().signal);
  expect(sent).toHaveLength(1);
  expect(propose).not.toHaveBeenCalled();
});

const save = ({ id, description }: { id: number; description: string }) => ({
  updateProduct: product(id, { description, descriptionSource: "edited" }),
});

test("a human's text is cleared for a bot to write another one, and is back when that is proposed", async () => {
  const { session, sent, propose, edited, disk } = startSession({
    SaveDescription: save,
    DescribeIdea: () => {
      expect([...disk.values()]).toMatchObject([{ value: "<p>Mine</p>", base: "<p>Mine</p>" }]);
      return { generateProductDescriptions: { member: [bot(1)] } };
    },
  });
  await writeOver(session, edited, 10, new AbortController().signal);
  expect(sent).toEqual([
    ["SaveDescription", { id: 1, description: null }],
    ["DescribeIdea", { ideaId: 10 }],
    ["SaveDescription", { id: 1, description: "<p>Mine</p>" }],
  ]);
  expect(propose).toHaveBeenCalledWith([
    expect.objectContaining({ productId: 1, proposed: "<p>Bot 1</p>", isTaken: false }),
  ]);
  expect(disk.size).toBe(0);
});

test("a bot that fails leaves a human's text as it was", async () => {
  const { session, sent, propose, edited, disk } = startSession({
    SaveDescription: save,
    DescribeIdea: () => Promise.reject(new Error("down")),
  });
  const work = writeOver(session, edited, 10, new AbortController().signal);
  await expect(work).rejects.toThrow("down");
  expect(sent.at(-1)).toEqual(["SaveDescription", { id: 1, description: "<p>Mine</p>" }]);
  expect(propose).not.toHaveBeenCalled();
  expect(disk.size).toBe(0);
});

test("a human's text that cannot be put back stays in this browser", async () => {
  const { session, edited, disk } = startSession({
    SaveDescription: ({ id, description }: { id: number; description: string | null }) =>
      description === null ? { updateProduct: product(id) } : Promise.reject(new Error("down")),
    DescribeIdea: () => Promise.reject(new Error("down")),
  });
  const work = writeOver(session, edited, 10, new AbortController().signal);
  await expect(work).rejects.toThrow("down");
  expect([...disk.values()]).toMatchObject([{ value: "<p>Mine</p>" }]);
});

test("CALL-8 curating descriptions without an article id raises an error, and asks for nothing", async () => {
  const { session, sent } = startSession({});
  await expect(
    curate({ ...session, articleId: null }, new AbortController().signal),
  ).rejects.toThrow("articleId is required for curating descriptions.");
  expect(sent).toEqual([]);
});
