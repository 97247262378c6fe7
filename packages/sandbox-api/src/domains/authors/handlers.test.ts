import { expect, test } from "vitest";
import { startTestApp, type ProblemBody } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";

const { call, ok } = await startTestApp();

type Author = Schema<"Author">;

test("the authors of one site are listed, in pages", async () => {
  const all = await ok<Schema<"AuthorCollection">>("GET", "/authors?site.id=1");
  expect(all.member.map(({ name }) => name)).toContain("Inês Carvalho");
  expect(all.member.every(({ site }) => site.id === 1)).toBe(true);
  const page = await ok<Schema<"AuthorCollection">>(
    "GET",
    "/authors?site.id=1&page=2&itemsPerPage=1",
  );
  expect(page).toEqual({ member: [all.member[1]], totalItems: all.totalItems });
});

test("a list without a site, or with a wrong one, is a bad request", async () => {
  const missing = await call<ProblemBody>("GET", "/authors");
  expect([missing.status, missing.body.detail]).toEqual([
    400,
    'Query parameter "site.id": This value should not be blank.',
  ]);
  expect((await call("GET", "/authors?site.id=x")).status).toBe(400);
});

test("an author is created, changed and deleted", async () => {
  const created = await ok<Author>("POST", "/sites/5/authors", {
    name: "Ana",
    bio: "<b>Text</b> stays text.",
    avatar: "https://cdn.example.com/ana.png",
  });
  expect(created).toMatchObject({ site: { id: 5 }, bio: "<b>Text</b> stays text." });
  const changed = await ok<Author>("PATCH", `/authors/${created.id}`, { bio: null, name: "Eva" });
  expect(changed).toEqual({ ...created, bio: null, name: "Eva" });
  expect(await ok("PATCH", `/authors/${created.id}`, {})).toEqual(changed);
  expect((await call("DELETE", `/authors/${created.id}`)).status).toBe(204);
  expect((await call("DELETE", `/authors/${created.id}`)).status).toBe(404);
});

test("a portrait on this server keeps its address when the host changes", async () => {
  const avatar = "http://localhost:80/media/0123456789abcdef0123456789abcdef";
  const created = await ok<Author>("POST", "/sites/5/authors", { name: "Ana", avatar });
  expect(created.avatar).toBe(avatar);
});

test("bad authors are violations", async () => {
  const created = await call<ProblemBody>("POST", "/sites/5/authors", { avatar: "nowhere" });
  expect(created.status).toBe(422);
  expect(created.body.violations).toEqual([
    { propertyPath: "name", message: "This value should not be blank." },
    { propertyPath: "avatar", message: "This value is not valid." },
  ]);
  expect((await call("PATCH", "/authors/1", { name: null })).status).toBe(422);
  expect((await call("POST", "/sites/999999/authors", { name: "Ana" })).status).toBe(404);
  expect((await call("PATCH", "/authors/999999", { name: "Ana" })).status).toBe(404);
});
