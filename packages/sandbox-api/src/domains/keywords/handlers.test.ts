import { beforeEach, expect, test } from "vitest";
import { startTestApp, type ProblemBody } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";

const { call, ok, reset } = await startTestApp();
beforeEach(reset);

test("keywordus takes the words of the prompt and adds what the shop's best finds share", async () => {
  const { keywords } = await ok<Schema<"Prompt">>("POST", "/keywords", { promptId: 1 });
  expect(keywords?.[0]).toBe("coffee");
  expect(keywords!.length).toBeGreaterThan(1);
  expect(keywords).not.toContain("50");
  const { member } = await ok<Schema<"DebugCollection">>("GET", "/debugs?page=1&itemsPerPage=1");
  expect(member[0]).toMatchObject({ bot: "keywordus", article: { id: 1 } });
});

test("an idea's keywords are set, an empty list clears them", async () => {
  const idea = await ok<Schema<"Idea">>("PATCH", "/keywords", { ideaId: 1, keywords: ["mug"] });
  expect(idea).toMatchObject({ id: 1, keywords: ["mug"] });
  expect(idea.ideaProducts.length).toBeGreaterThan(0);
  expect(await ok("PATCH", "/keywords", { ideaId: 1, keywords: [] })).toMatchObject({
    keywords: [],
  });
});

test.each([
  ["POST", { promptId: 99 }, "promptId"],
  ["PATCH", { ideaId: 999, keywords: [] }, "ideaId"],
  ["PATCH", { ideaId: 1, keywords: [""] }, "keywords[0]"],
  ["PATCH", { ideaId: 1 }, "keywords"],
] as const)("%s %j is a violation", async (method, body, propertyPath) => {
  const reply = await call<ProblemBody>(method, "/keywords", body);
  expect([reply.status, reply.body.violations?.[0]?.propertyPath]).toEqual([422, propertyPath]);
});
