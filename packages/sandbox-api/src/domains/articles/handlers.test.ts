import { beforeEach, expect, test } from "vitest";
import { startTestApp, type ProblemBody } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";

const { call, db, ok, reset } = await startTestApp();
beforeEach(reset);

type Article = Schema<"Article">;

test("articles come newest first, all or those of a site", async () => {
  const all = await ok<Schema<"ArticleCollection">>("GET", "/articles");
  expect(all.totalItems).toBe(12);
  const times = all.member.map(({ createdAt }) => Date.parse(createdAt!));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  const some = await ok<Schema<"ArticleCollection">>(
    "GET",
    "/articles?site.id=2&page=1&itemsPerPage=2",
  );
  expect(some).toMatchObject({ totalItems: 3, member: [{ site: { id: 2 } }, { site: { id: 2 } }] });
  expect((await call("GET", "/articles?site.id=x")).status).toBe(400);
});

test("there is a seeded article at each step of the wizard", async () => {
  const { member } = await ok<Schema<"ArticleCollection">>("GET", "/articles?site.id=1");
  const flags = member
    .toSorted((a, b) => a.id - b.id)
    .map((article) => [
      article.hasProducts,
      article.hasSections,
      article.hasGeneratedDescriptions,
      article.hasGeneratedArticle,
      article.image !== null,
    ]);
  expect(flags).toEqual([
    [true, true, true, true, true],
    [true, true, true, true, false],
    [true, true, false, false, false],
    [true, true, false, false, false],
    [true, true, false, false, false],
    [true, false, false, false, false],
    [false, false, false, false, false],
    [false, false, false, false, false],
  ]);
});

test("an article is created empty, for a site that exists", async () => {
  const article = await ok<Article>("POST", "/articles", { siteId: 1, title: "New" });
  expect(article).toMatchObject({
    site: { id: 1 },
    title: "New",
    hasProducts: false,
    content: null,
  });
  const { status, body } = await call<ProblemBody>("POST", "/articles", { siteId: 99 });
  expect([status, body.violations?.[0]?.propertyPath]).toEqual([422, "siteId"]);
  expect((await call("POST", "/articles", { siteId: 1, title: "" })).status).toBe(422);
});

test("flags and title change one by one; null clears the title", async () => {
  const changed = await ok<Article>("PATCH", "/articles/8", {
    hasGeneratedDescriptions: true,
    title: null,
  });
  expect(changed).toMatchObject({
    title: null,
    hasGeneratedDescriptions: true,
    hasSections: false,
  });
  expect((await call("PATCH", "/articles/8", { hasSections: "yes" })).status).toBe(422);
  expect((await call("PATCH", "/articles/99", {})).status).toBe(404);
});

test("saved texts are cleaned, and what is left out stays", async () => {
  await ok("PATCH", "/articles/8/save", {
    title: "Summer",
    content: {
      title: " By the sea ",
      introduction:
        '<p onclick="x()">Sun <b>and</b> <script>alert(1)</script><a href="javascript:x">sea</a></p><img src=x>',
      sections: [{ sectionId: 3, title: "One", body: "<h3>Bag</h3><div><p>Text</p></div>" }],
      conclusion: '<p><a href="https://shop.example">Shop</a></p>',
    },
  });
  const saved = await ok<Article>("PATCH", "/articles/8/save", { content: { conclusion: null } });
  expect(saved).toMatchObject({
    title: "Summer",
    hasGeneratedArticle: true,
    content: {
      title: "By the sea",
      introduction: "<p>Sun <strong>and</strong> <a>sea</a></p>",
      sections: [{ sectionId: 3, title: "One", body: "<h3>Bag</h3><p>Text</p>" }],
      conclusion: null,
    },
  });
  expect(await ok("GET", "/articles/8")).toEqual(saved);
  const cleared = await ok<Article>("PATCH", "/articles/8/save", {
    content: { title: null, introduction: null, sections: null },
  });
  expect(cleared).toMatchObject({ content: null, hasGeneratedArticle: false });
});

test("a save that breaks the contract names the property", async () => {
  const { status, body } = await call<ProblemBody>("PATCH", "/articles/8/save", {
    content: { sections: [{ sectionId: "three" }] },
  });
  expect(status).toBe(422);
  expect(body.violations?.[0]?.propertyPath).toBe("content.sections[0].sectionId");
  expect((await call("PATCH", "/articles/99/save", {})).status).toBe(404);
});

test("everything of a deleted article goes with it", async () => {
  expect((await call("DELETE", "/articles/1")).status).toBe(204);
  expect((await call("GET", "/articles/1")).status).toBe(404);
  expect((await call("DELETE", "/articles/1")).status).toBe(404);
  const left = await db
    .selectFrom("ideaProducts")
    .leftJoin("ideas", "ideas.id", "ideaProducts.ideaId")
    .select("ideaProducts.id")
    .where("ideas.id", "is", null)
    .execute();
  expect(left).toEqual([]);
  expect(await ok("GET", "/debugs?article.id=1")).toEqual({ member: [], totalItems: 0 });
  expect(await ok("GET", "/sections?article.id=1")).toEqual({ member: [], totalItems: 0 });
});
