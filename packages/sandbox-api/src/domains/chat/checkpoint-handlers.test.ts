import { expect, test } from "vitest";
import { startTestApp } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";

const { call, ok } = await startTestApp();

type Reply = Schema<"CheckpointReply">;

const checkpoint = "/sites/1/checkpoint/cp_8f3a21-2";

test("giftorix answers with ideas after the replayed messages", async () => {
  const reply = await ok<Reply>("GET", `${checkpoint}/giftorix-chat`);
  expect(reply).toMatchObject({ checkpointId: "cp_8f3a21-2", bot: "giftorix", keywords: null });
  expect(reply.messages).toHaveLength(5);
  expect(reply.messages[3]?.checkpointId).toBe("cp_8f3a21-2");
  expect(reply.messages.at(-1)).toMatchObject({ role: "assistant", checkpointId: null });
  expect(reply.ideas).toHaveLength(3);
  for (const { title } of reply.ideas!) {
    expect(reply.messages.at(-1)?.content).toContain(title);
  }
});

test("an earlier checkpoint replays less", async () => {
  const reply = await ok<Reply>("GET", "/sites/1/checkpoint/cp_8f3a21-1/giftorix-chat");
  expect(reply.messages).toHaveLength(3);
});

test("keywordus answers with keywords", async () => {
  const { keywords, messages } = await ok<Reply>("GET", `${checkpoint}/keywordus-chat`);
  expect(keywords).toContain("coffee");
  expect(messages.at(-1)?.content).toBe(keywords!.join(", "));
});

test("priorix answers with products in the person's budget, ranked", async () => {
  const { products } = await ok<Reply>("GET", `${checkpoint}/priorix-chat`);
  expect(products!.map(({ priority }) => priority)).toEqual(products!.map((_, i) => i + 1));
  expect(products!.length).toBeGreaterThan(2);
  expect(products!.every(({ price }) => price! <= 60)).toBe(true);
});

test("the calls are kept without an article, and the session stays as it was", async () => {
  const session = await ok("GET", "/sites/1/chat-sessions/cs_8f3a21");
  await ok("GET", `${checkpoint}/keywordus-chat`);
  const { member } = await ok<Schema<"DebugCollection">>("GET", "/debugs?page=1&itemsPerPage=1");
  expect(member[0]).toMatchObject({ bot: "keywordus", article: null });
  expect(await ok("GET", "/sites/1/chat-sessions/cs_8f3a21")).toEqual(session);
});

test.each(["giftorix-chat", "keywordus-chat", "priorix-chat"])("%s: not found", async (name) => {
  for (const path of [
    "/sites/1/checkpoint/cp_none",
    "/sites/2/checkpoint/cp_8f3a21-2",
    "/sites/1/checkpoint/..%2Fsites",
  ]) {
    expect((await call("GET", `${path}/${name}`)).status).toBe(404);
  }
});
