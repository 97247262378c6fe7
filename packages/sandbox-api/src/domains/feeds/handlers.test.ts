import { expect, test } from "vitest";
import { startTestApp, type ProblemBody } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";

const { call, ok } = await startTestApp();

type Feed = Schema<"Feed">;
type Feeds = Schema<"FeedCollection">;

test("the seeded feeds hold more than 400 products together", async () => {
  const { member } = await ok<Feeds>("GET", "/feeds");
  expect(member.slice(0, 2).map(({ country }) => country)).toEqual(["PT", "ES"]);
  const products = member.reduce((sum, { productCount }) => sum + (productCount ?? 0), 0);
  expect(products).toBeGreaterThan(400);
});

test("a feed is created empty and listed by country and by code", async () => {
  const feed = await ok<Feed>("POST", "/feeds", {
    name: "Cadeaux",
    code: "cadeaux-fr",
    country: "fr",
    url: "https://feeds.example.com/cadeaux.xml",
  });
  expect(feed).toMatchObject({
    status: "active",
    country: "FR",
    productCount: 0,
    importedAt: null,
  });
  const french = await ok<Feeds>("GET", "/feeds/country/fr");
  expect(french).toEqual({ member: [feed], totalItems: 1 });
  const codes = await ok<Schema<"FeedCodeCollection">>("GET", "/feeds/code");
  expect(codes.member).toContainEqual({ code: "cadeaux-fr", feeds: [feed] });
});

test("a country without feeds has an empty list, a word is a bad request", async () => {
  expect(await ok("GET", "/feeds/country/JP")).toEqual({ member: [], totalItems: 0 });
  expect((await call("GET", "/feeds/country/Portugal")).status).toBe(400);
});

test("absent stays, null clears", async () => {
  const { id } = await ok<Feed>("POST", "/feeds", {
    name: "A",
    code: "patch-me",
    country: "IT",
    url: "https://a.example.com",
  });
  const changed = await ok<Feed>("PATCH", `/feeds/${id}/update`, { url: null, status: "paused" });
  expect(changed).toMatchObject({ name: "A", country: "IT", url: null, status: "paused" });
  expect(await ok("PATCH", `/feeds/${id}/update`, { country: null })).toMatchObject({
    country: null,
  });
});

test("a code belongs to one feed", async () => {
  await ok("POST", "/feeds", { name: "First", code: "taken" });
  const second = await call<ProblemBody>("POST", "/feeds", { name: "Second", code: "taken" });
  expect([second.status, second.body.detail]).toEqual([422, "code: Another feed has this code."]);
  expect((await call("PATCH", "/feeds/1/update", { code: "taken" })).status).toBe(422);
});

test("bad feeds are violations", async () => {
  const { status, body } = await call<ProblemBody>("POST", "/feeds", {
    name: "",
    code: "with spaces",
    url: "ftp://example.com",
  });
  expect(status).toBe(422);
  expect(body.violations?.map(({ propertyPath }) => propertyPath)).toEqual(["name", "code", "url"]);
  expect((await call("PATCH", "/feeds/999999/update", { name: "X" })).status).toBe(404);
  expect((await call("PATCH", "/feeds/999999/update", {})).status).toBe(404);
});
