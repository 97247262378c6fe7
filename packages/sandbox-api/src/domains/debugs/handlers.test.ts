import { expect, test } from "vitest";
import { startTestApp } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";

const { call, ok } = await startTestApp();

type Debugs = Schema<"DebugCollection">;

test("more than 2,000 calls for one article come in pages, newest first", async () => {
  const first = await ok<Debugs>("GET", "/debugs?article.id=1&page=1&itemsPerPage=100");
  expect(first.totalItems).toBeGreaterThanOrEqual(2000);
  expect(first.member).toHaveLength(100);
  const second = await ok<Debugs>("GET", "/debugs?article.id=1&page=2&itemsPerPage=100");
  const ids = [...first.member, ...second.member].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(first.member.every(({ article }) => article?.id === 1)).toBe(true);
});

test("a call shows what was really sent and answered", async () => {
  const { member } = await ok<Debugs>("GET", "/debugs?article.id=6");
  expect(member.map(({ bot }) => bot)).toEqual(["giftorix", "keywordus"]);
  for (const { request, response, durationMs, promptTokens, completionTokens } of member) {
    expect(request).toMatchObject({
      provider: "offline",
      model: expect.any(String),
      temperature: expect.any(Number),
      messages: [{ role: "system" }, { role: "user" }],
    });
    expect(response).toMatchObject({ model: "offline-writer" });
    expect([durationMs, promptTokens, completionTokens]).toEqual([
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
    ]);
  }
});

test("replies of every kind of JSON come back as they were", async () => {
  const { member } = await ok<Debugs>("GET", "/debugs?article.id=1&page=1&itemsPerPage=1000");
  const kinds = new Set(
    member.map(({ response }) =>
      response === null ? "null" : Array.isArray(response) ? "array" : typeof response,
    ),
  );
  expect([...kinds].toSorted()).toEqual(["array", "null", "object", "string"]);
});

test("an article without calls has none, and bad paging is refused", async () => {
  expect(await ok("GET", "/debugs?article.id=8")).toEqual({ member: [], totalItems: 0 });
  expect((await call("GET", "/debugs?itemsPerPage=5000")).status).toBe(400);
});
