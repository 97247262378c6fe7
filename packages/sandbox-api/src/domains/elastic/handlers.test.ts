import { expect, test } from "vitest";
import { startTestApp, type ProblemBody } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";

const { call, ok } = await startTestApp();

type Found = Schema<"ElasticProductCollection">;

test("products of the site's feeds, best score first, in pages", async () => {
  const body = { siteId: 1, titleKeywords: ["coffee"], categoryKeywords: ["grinders"] };
  const { member, totalItems } = await ok<Found>("POST", "/elastic/products", body);
  expect(member[0]?.title).toMatch(/coffee grinder/);
  expect(member.every(({ feedId }) => feedId === 1)).toBe(true);
  const scores = member.map(({ score }) => score!);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  const page = await ok<Found>("POST", "/elastic/products?page=2&itemsPerPage=3", body);
  expect(page).toEqual({ member: member.slice(3, 6), totalItems });
});

test("without keywords a search is broad, and still comes in a page", async () => {
  const { member, totalItems } = await ok<Found>("POST", "/elastic/products", { siteId: 1 });
  expect([member.length, totalItems]).toEqual([30, 338]);
});

test("negatives, budget and a site without feeds", async () => {
  const body = {
    siteId: 1,
    titleKeywords: ["coffee"],
    negativeTitleKeywords: ["grinder"],
    budget: { max: 40 },
  };
  const { member } = await ok<Found>("POST", "/elastic/products", body);
  expect(member.length).toBeGreaterThan(0);
  expect(member.some(({ title, price }) => /grinder/.test(title!) || price! > 40)).toBe(false);
  expect(await ok("POST", "/elastic/products", { ...body, siteId: 3 })).toEqual({
    member: [],
    totalItems: 0,
  });
});

test("the query shows what a search would send", async () => {
  const { query } = await ok<Schema<"ElasticQuery">>("POST", "/elastic/query", {
    siteId: 2,
    descriptionKeywords: ["espresso"],
    scores: { descriptionKeywords: 5 },
  });
  expect(query).toMatchObject({
    bool: {
      filter: [{ terms: { feedId: [2] } }],
      should: [{ match: { description: { query: "espresso", boost: 5 } } }],
    },
  });
});

test.each(["/elastic/products", "/elastic/query"])("%s names what is wrong", async (path) => {
  for (const [body, propertyPath] of [
    [{ siteId: 99 }, "siteId"],
    [{ siteId: 1, budget: { min: 9, max: 5 } }, "budget.min"],
    [{ siteId: 1, scores: { titleKeywords: "high" } }, "scores.titleKeywords"],
    [{ siteId: 1, titleKeywords: [""] }, "titleKeywords[0]"],
  ] as const) {
    const reply = await call<ProblemBody>("POST", path, body);
    expect([reply.status, reply.body.violations?.[0]?.propertyPath]).toEqual([422, propertyPath]);
  }
});
