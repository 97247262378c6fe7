import { expect, test } from "vitest";
import { startTestApp, type ProblemBody } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";

const { call, ok } = await startTestApp();

type Feeds = Schema<"FeedCollection">;

function ids(feeds: Feeds): number[] {
  return feeds.member.map(({ id }) => id);
}

test("the list replaces the feeds that a site used", async () => {
  expect(ids(await ok<Feeds>("GET", "/sites/1/feeds"))).toEqual([1]);
  expect(ids(await ok<Feeds>("PATCH", "/sites/1/feeds", { feeds: [2, 1, 2] }))).toEqual([1, 2]);
  expect(ids(await ok<Feeds>("PATCH", "/sites/1/feeds", {}))).toEqual([1, 2]);
  expect(ids(await ok<Feeds>("PATCH", "/sites/1/feeds", { feeds: [] }))).toEqual([]);
  expect((await ok<Feeds>("GET", "/sites/1/feeds")).totalItems).toBe(0);
});

test("an unknown feed is a violation and changes nothing", async () => {
  await ok("PATCH", "/sites/2/feeds", { feeds: [2] });
  const { status, body } = await call<ProblemBody>("PATCH", "/sites/2/feeds", {
    feeds: [1, 999999],
  });
  expect(status).toBe(422);
  expect(body.violations).toEqual([
    { propertyPath: "feeds[1]", message: "There is no feed 999999." },
  ]);
  expect(ids(await ok<Feeds>("GET", "/sites/2/feeds"))).toEqual([2]);
});

test("an unknown site has no feeds", async () => {
  expect((await call("GET", "/sites/999999/feeds")).status).toBe(404);
  expect((await call("PATCH", "/sites/999999/feeds", { feeds: [] })).status).toBe(404);
});
