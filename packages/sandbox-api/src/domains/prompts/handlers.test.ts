import { beforeEach, expect, test } from "vitest";
import { startTestApp, type ProblemBody } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";

const { call, ok, reset } = await startTestApp();
beforeEach(reset);

type Prompt = Schema<"Prompt">;

test("prompts come all or those of an article", async () => {
  const all = await ok<Schema<"PromptCollection">>("GET", "/prompts");
  expect(all.totalItems).toBe(10);
  const own = await ok<Schema<"PromptCollection">>("GET", "/prompts?article.id=9");
  expect(own.member).toMatchObject([
    { articleId: 9, prompt: "Regalos para amantes de la fotografía, hasta 90 euros" },
  ]);
  expect((await call("GET", "/prompts?article.id=0")).status).toBe(400);
});

test("a prompt is created and changed; null clears its keywords", async () => {
  const created = await ok<Prompt>("POST", "/prompts", { prompt: "Gifts", articleId: 8 });
  expect(created).toMatchObject({ prompt: "Gifts", articleId: 8, keywords: [] });
  const path = `/prompts/${created.id}`;
  const changed = await ok<Prompt>("PATCH", path, { keywords: ["café", "moinho"] });
  expect(changed).toMatchObject({ prompt: "Gifts", keywords: ["café", "moinho"] });
  expect(await ok("PATCH", path, { prompt: "Presents", keywords: null })).toMatchObject({
    prompt: "Presents",
    keywords: [],
  });
});

test("bad input is named", async () => {
  const unknown = await call<ProblemBody>("POST", "/prompts", { prompt: "x", articleId: 99 });
  expect([unknown.status, unknown.body.violations?.[0]?.propertyPath]).toEqual([422, "articleId"]);
  const long = await call<ProblemBody>("PATCH", "/prompts/1", { prompt: "x".repeat(4001) });
  expect([long.status, long.body.violations?.[0]?.propertyPath]).toEqual([422, "prompt"]);
  expect((await call("PATCH", "/prompts/99", { prompt: "x" })).status).toBe(404);
});

test("keywords are cleared", async () => {
  expect((await call("DELETE", "/prompts/1/keywords")).status).toBe(204);
  const { member } = await ok<Schema<"PromptCollection">>("GET", "/prompts?article.id=1");
  expect(member[0]?.keywords).toEqual([]);
  expect((await call("DELETE", "/prompts/99/keywords")).status).toBe(404);
});
