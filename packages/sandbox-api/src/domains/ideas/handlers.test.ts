import { beforeEach, expect, test } from "vitest";
import { startTestApp, type ProblemBody } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";

const { call, db, ok, reset } = await startTestApp();
beforeEach(reset);

type Idea = Schema<"Idea">;
type Ideas = Schema<"IdeaCollection">;

const titles = ({ member }: Ideas) => member.map(({ title }) => title);

async function newPrompt(prompt: string): Promise<number> {
  const { id } = await ok<Schema<"Prompt">>("POST", "/prompts", { prompt, articleId: 8 });
  return id;
}

test("ideas come with their products", async () => {
  const { member, totalItems } = await ok<Ideas>("GET", "/ideas?prompt.id=1");
  expect(totalItems).toBe(6);
  for (const { prompt, ideaProducts, keywords } of member) {
    expect(prompt.id).toBe(1);
    expect(keywords!.length).toBeGreaterThan(0);
    expect(ideaProducts.length).toBeGreaterThan(0);
    expect(ideaProducts.length).toBeLessThanOrEqual(20);
  }
  const page = await ok<Ideas>("GET", "/ideas?page=2&itemsPerPage=4");
  expect(page.member.map(({ id }) => id)).toEqual([5, 6, 7, 8]);
  expect((await call("GET", "/ideas?page=0")).status).toBe(400);
});

test("giftorix writes ideas from the prompt and what the feeds hold for it", async () => {
  const promptId = await newPrompt("Gifts for dog owners, under 60 €");
  const written = await ok<Ideas>("POST", "/ideas", { promptId });
  expect(written.totalItems).toBe(6);
  expect(written.member.every(({ ideaProducts }) => ideaProducts.length === 0)).toBe(true);
  expect(titles(written).join(" ")).toMatch(/dog/i);
  expect(new Set(titles(written)).size).toBe(6);
  const other = await ok<Ideas>("POST", "/ideas", {
    promptId: await newPrompt("Gifts for photographers"),
  });
  expect(titles(other).join(" ")).toMatch(/photo/i);
});

test("additional ideas differ from those there, and only they are returned", async () => {
  const before = await ok<Ideas>("GET", "/ideas?prompt.id=1");
  const added = await ok<Ideas>("POST", "/ideas/additional", { promptId: 1 });
  expect(added.totalItems).toBe(3);
  expect(titles(added).filter((title) => titles(before).includes(title))).toEqual([]);
  const after = await ok<Ideas>("GET", "/ideas?prompt.id=1");
  expect(after.totalItems).toBe(before.totalItems + 3);
});

test("a prompt that the feeds know nothing about still gives ideas from its words", async () => {
  const promptId = await newPrompt("Submarines and xylographs");
  const { member } = await ok<Ideas>("POST", "/ideas", { promptId });
  expect(member.map(({ keywords }) => keywords)).toEqual([["submarines"], ["xylographs"]]);
});

test.each(["/ideas", "/ideas/additional"])("%s needs a prompt that exists", async (path) => {
  const { status, body } = await call<ProblemBody>("POST", path, { promptId: 99 });
  expect([status, body.violations?.[0]?.propertyPath]).toEqual([422, "promptId"]);
});

test("an idea is changed and deleted with its products", async () => {
  const changed = await ok<Idea>("PATCH", "/ideas/1", { title: "For early birds" });
  expect(changed).toMatchObject({ id: 1, title: "For early birds" });
  expect(changed.ideaProducts.length).toBeGreaterThan(0);
  expect(await ok("PATCH", "/ideas/1", { keywords: null })).toMatchObject({ keywords: [] });
  expect((await call("PATCH", "/ideas/1", { title: "" })).status).toBe(422);
  expect((await call("PATCH", "/ideas/999", {})).status).toBe(404);
  expect((await call("DELETE", "/ideas/1")).status).toBe(204);
  expect((await call("DELETE", "/ideas/1")).status).toBe(404);
  const left = db.selectFrom("ideaProducts").select("id").where("ideaId", "=", 1);
  expect(await left.execute()).toEqual([]);
});

test("regenerating follows new keywords; selected products that still fit stay", async () => {
  const { member } = await ok<Ideas>("GET", "/ideas?prompt.id=1");
  const idea = member.find(({ keywords }) => keywords?.[0] === "grinders") ?? member[0]!;
  const [first, ...others] = idea.ideaProducts;
  await ok("POST", "/products/status", {
    products: [
      { id: String(first!.id), status: true },
      ...others.map(({ id }) => ({ id: String(id), status: false })),
    ],
  });
  await ok("PATCH", `/products/${first!.id}`, { description: "<p>Ours</p>" });
  const same = await ok<Idea>("POST", `/ideas/${idea.id}/regenerate-products`);
  const kept = same.ideaProducts.filter(({ status }) => status);
  expect(kept).toMatchObject([{ id: first!.id, description: "<p>Ours</p>" }]);
  await ok("PATCH", "/keywords", { ideaId: idea.id, keywords: ["puzzle"] });
  const fresh = await ok<Idea>("POST", `/ideas/${idea.id}/regenerate-products`);
  expect(fresh.ideaProducts.some(({ title }) => title.includes("puzzle"))).toBe(true);
  expect((await call("POST", "/ideas/999/regenerate-products")).status).toBe(404);
});
