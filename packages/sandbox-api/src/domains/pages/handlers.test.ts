import { expect, test } from "vitest";
import { startTestApp } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";

const { call, ok } = await startTestApp();

test("the pages of a site are listed", async () => {
  const pages = await ok<Schema<"PageCollection">>("GET", "/pages?site.id=1&itemsPerPage=1");
  expect(pages.member).toEqual([
    { id: 1, site: { id: 1 }, title: "Sobre nós", slug: "sobre-nos", status: "published" },
  ]);
  expect(pages.totalItems).toBe(4);
});

test("the topics of a site are listed", async () => {
  const topics = await ok<Schema<"CriteriaCollection">>("GET", "/criterias?site.id=2");
  expect(topics.member).toContainEqual({
    id: expect.any(Number),
    site: { id: 2 },
    name: "Viajeros",
    slug: "viajeros",
  });
});

test("a site without any has an empty list", async () => {
  expect(await ok("GET", "/pages?site.id=7")).toEqual({ member: [], totalItems: 0 });
  expect(await ok("GET", "/criterias?site.id=999999")).toEqual({ member: [], totalItems: 0 });
});

test.each(["/pages", "/criterias", "/pages?site.id=0", "/criterias?site.id=1&page=0"])(
  "%s is a bad request",
  async (path) => expect((await call("GET", path)).status).toBe(400),
);
