import { beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type ProblemBody } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";

const { call, ok, reset } = await startTestApp();
beforeEach(reset);

type Article = Schema<"Article">;
type Ideas = Schema<"IdeaCollection">;
type Products = Schema<"IdeaProductCollection">;
type Sections = Schema<"SectionCollection">;

const bots = async (articleId: number) => {
  const { member } = await ok<Schema<"DebugCollection">>("GET", `/debugs?article.id=${articleId}`);
  return member.map(({ bot }) => bot);
};

async function prompted(prompt: string): Promise<number> {
  const { id } = await ok<Article>("POST", "/articles", { siteId: 1 });
  await ok("POST", "/prompts", { articleId: id, prompt });
  return id;
}

describe("generate-products", () => {
  test("fills ideas that have no products yet, and leaves the others alone", async () => {
    const before = await ok<Ideas>("GET", "/ideas?prompt.id=6");
    const [first, second] = before.member;
    for (const { id } of first!.ideaProducts) await ok("DELETE", `/products/${id}`);
    const { member } = await ok<Ideas>("GET", "/articles/6/generate-products");
    expect(member.find(({ id }) => id === first!.id)!.ideaProducts.length).toBeGreaterThan(0);
    expect(member.find(({ id }) => id === second!.id)).toEqual(second);
    expect((await call("GET", "/articles/99/generate-products")).status).toBe(404);
  });
});

describe("curation", () => {
  test("deselects products outside the budget and variants, and says so to nobody else", async () => {
    const { member } = await ok<Ideas>("GET", "/ideas?prompt.id=6");
    const all = member.flatMap(({ ideaProducts }) => ideaProducts);
    await ok("POST", "/products/status", {
      products: all.map(({ id }) => ({ id: String(id), status: true })),
    });
    const curated = await ok<Products>("GET", "/articles/6/curate-products");
    expect(curated.totalItems).toBe(all.length);
    const kept = curated.member.filter(({ status }) => status);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(all.length);
    expect(kept.every(({ price }) => price! >= 28 && price! <= 52)).toBe(true);
    expect((await bots(6))[0]).toBe("product-curatorix");
  });

  test("deselects the products of an idea without any that answer it", async () => {
    const { member } = await ok<Ideas>("GET", "/ideas?prompt.id=6");
    const idea = member.find(({ ideaProducts }) => ideaProducts.some(({ status }) => status))!;
    await ok("PATCH", "/keywords", { ideaId: idea.id, keywords: ["submarine"] });
    const reviewed = await ok<Ideas>("GET", "/articles/6/curate-ideas");
    const same = reviewed.member.find(({ id }) => id === idea.id)!;
    expect(same.ideaProducts.some(({ status }) => status)).toBe(false);
    expect(reviewed.member.some((other) => other.ideaProducts.some((p) => p.status))).toBe(true);
  });

  test("tightens written descriptions, but none that an operator has edited", async () => {
    const before = await ok<Products>("GET", "/articles/3/generate-descriptions");
    const after = await ok<Products>("POST", "/articles/3/curate-descriptions");
    const lengths = (list: Products, source: string) =>
      list.member
        .filter(({ descriptionSource }) => descriptionSource === source)
        .map(({ description }) => description!.length);
    expect(lengths(after, "edited")).toEqual(lengths(before, "edited"));
    expect(lengths(after, "edited").length).toBeGreaterThan(0);
    const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
    expect(sum(lengths(after, "ai"))).toBeLessThan(sum(lengths(before, "ai")));
  });

  test.each(["curate-ideas", "curate-products"])(
    "%s of an empty article does nothing",
    async (c) => {
      expect(await ok("GET", `/articles/8/${c}`)).toEqual({ member: [], totalItems: 0 });
      expect(await bots(8)).toEqual([]);
      expect((await call("GET", `/articles/99/${c}`)).status).toBe(404);
    },
  );
});

describe("sections", () => {
  test("are proposed from the selected products and replace those there", async () => {
    const before = await ok<Sections>("GET", "/sections?article.id=4");
    const { member } = await ok<Sections>("POST", "/articles/4/generate-sections");
    expect(member.length).toBeGreaterThan(1);
    const oldIds = before.member.map(({ id }) => id);
    expect(member.some(({ id }) => oldIds.includes(id))).toBe(false);
    expect(member.every(({ ideaProducts }) => ideaProducts.length === 0)).toBe(true);
  });

  test("are populated with every selected product, in order and within their criteria", async () => {
    await ok("POST", "/articles/5/generate-sections");
    const { member } = await ok<Sections>("POST", "/articles/5/populate-sections");
    const { member: ideas } = await ok<Ideas>("GET", "/ideas?prompt.id=5");
    const selected = ideas.flatMap(({ ideaProducts }) => ideaProducts.filter((p) => p.status));
    const placed = member.flatMap(({ ideaProducts }) => ideaProducts.map(({ id }) => id));
    expect(new Set(placed)).toEqual(new Set(selected.map(({ id }) => id)));
    expect(placed).toHaveLength(selected.length);
    for (const { criteria, ideaProducts } of member) {
      expect(ideaProducts.length).toBeLessThanOrEqual(criteria.max);
      expect(ideaProducts.length).toBeGreaterThanOrEqual(criteria.min);
      expect(ideaProducts.map((p) => p.sectionPriority)).toEqual(ideaProducts.map((_, i) => i + 1));
    }
  });

  test("a smaller maximum is never exceeded", async () => {
    const { member: before } = await ok<Sections>("GET", "/sections?article.id=4");
    for (const { id } of before) {
      await ok("PATCH", `/sections/${id}`, { criteria: { min: 0, max: 1 } });
    }
    const { member } = await ok<Sections>("POST", "/articles/4/populate-sections");
    expect(member.map(({ ideaProducts }) => ideaProducts.length)).toEqual(before.map(() => 1));
  });

  test.each(["generate-sections", "populate-sections"])("%s says what is missing", async (c) => {
    const { status, body } = await call<ProblemBody>("POST", `/articles/8/${c}`);
    expect(status).toBe(400);
    expect(body.detail).toMatch(/first\.$/);
    expect((await call("POST", `/articles/99/${c}`)).status).toBe(404);
  });
});

describe("generate-descriptions", () => {
  test("writes the missing ones, and with all=1 every one", async () => {
    const { member } = await ok<Products>("GET", "/articles/3/generate-descriptions");
    expect(member.every(({ description }) => description?.startsWith("<p>"))).toBe(true);
    expect(member.filter(({ descriptionSource }) => descriptionSource === "edited")).toHaveLength(
      1,
    );
    expect(new Set(member.map(({ description }) => description)).size).toBe(member.length);
    expect(await ok<Article>("GET", "/articles/3")).toMatchObject({
      hasGeneratedDescriptions: true,
    });
    const all = await ok<Products>("GET", "/articles/3/generate-descriptions?all=1");
    expect(all.member.every(({ descriptionSource }) => descriptionSource === "ai")).toBe(true);
  });

  test("bad input", async () => {
    expect((await call("GET", "/articles/3/generate-descriptions?all=2")).status).toBe(400);
    expect((await call("GET", "/articles/99/generate-descriptions")).status).toBe(404);
    expect(await ok("GET", "/articles/8/generate-descriptions")).toEqual({
      member: [],
      totalItems: 0,
    });
  });
});

describe("generate", () => {
  test("writes the texts of an article whose products are in sections", async () => {
    const article = await ok<Article>("GET", "/articles/4/generate");
    expect(article).toMatchObject({ hasGeneratedArticle: true, title: "Green fingers" });
    const { member } = await ok<Sections>("GET", "/sections?article.id=4");
    const sections = article.content!.sections!;
    expect(sections.map(({ sectionId }) => sectionId)).toEqual(member.map(({ id }) => id));
    for (const [index, { body }] of sections.entries()) {
      for (const { title } of member[index]!.ideaProducts) expect(body).toContain(title);
    }
  });

  test("full runs the missing steps first, from the prompt on", async () => {
    const id = await prompted("Gifts for people who love chocolate and wine, under 60 €");
    const article = await ok<Article>("GET", `/articles/${id}/generate?full`);
    expect(article).toMatchObject({
      hasProducts: true,
      hasSections: true,
      hasGeneratedDescriptions: true,
      hasGeneratedArticle: true,
    });
    expect(article.title).toMatch(/^\d+ gifts for people who love chocolate and wine$/);
    expect((await bots(id)).toReversed().filter((bot) => bot !== "descriptix")).toEqual([
      "keywordus",
      "giftorix",
      "chapterix",
      "priorix",
      "wrapperix",
    ]);
  });

  test("full keeps what is there", async () => {
    const before = await ok<Ideas>("GET", "/ideas?prompt.id=5");
    await ok("GET", "/articles/5/generate?full=true");
    const after = await ok<Ideas>("GET", "/ideas?prompt.id=5");
    expect(after.member.map(({ id, title }) => [id, title])).toEqual(
      before.member.map(({ id, title }) => [id, title]),
    );
  });

  test("says what is missing", async () => {
    const without = await call<ProblemBody>("GET", "/articles/7/generate");
    expect([without.status, without.body.detail]).toEqual([
      400,
      "No section holds a selected product. Prioritize products into sections first.",
    ]);
    const empty = await call<ProblemBody>("GET", "/articles/8/generate?full");
    expect([empty.status, empty.body.detail]).toEqual([
      400,
      "The article has no prompt. Write a prompt first.",
    ]);
    const id = await prompted("Submarines and xylographs");
    const nothing = await call<ProblemBody>("GET", `/articles/${id}/generate?full`);
    expect([nothing.status, nothing.body.detail]).toEqual([
      400,
      "The site's feeds hold nothing for the prompt.",
    ]);
    expect((await call("GET", "/articles/99/generate")).status).toBe(404);
  });
});

test("the same prompt gives the same article", async () => {
  const texts = [];
  for (let round = 0; round < 2; round += 1) {
    const id = await prompted("Gifts for dog owners, under 70 €");
    const { content } = await ok<Article>("GET", `/articles/${id}/generate?full`);
    texts.push({
      ...content,
      sections: content!.sections!.map(({ title, body }) => [title, body]),
    });
  }
  expect(texts[0]).toEqual(texts[1]);
});

test("bots that cannot answer are a bad gateway, and nothing is changed", async () => {
  const settings = await ok<Schema<"BotSettingCollection">>("GET", "/bot_settings");
  for (const { id } of settings.member) {
    await ok("PATCH", `/bot_settings/${id}`, { defaultProvider: "openai", backupProvider: null });
  }
  // Without settings it would write offline, which always works.
  await ok("POST", "/bot_settings", { bot: "imagix", defaultProvider: "openai" });
  for (const [method, path] of [
    ["POST", "/articles/4/generate-sections"],
    ["POST", "/articles/4/populate-sections"],
    ["POST", "/articles/2/curate-descriptions"],
    ["GET", "/articles/4/curate-ideas"],
    ["GET", "/articles/4/curate-products"],
    ["GET", "/articles/4/generate-descriptions"],
    ["GET", "/articles/4/generate"],
    ["GET", "/articles/4/generate-banner"],
  ] as const) {
    const before = await ok<Sections>("GET", "/sections?article.id=4");
    const { status, body } = await call<ProblemBody>(method, path);
    expect([path, status]).toEqual([path, 502]);
    expect(body.detail).toContain("set AI_BASE_URL and AI_MODEL");
    expect(await ok<Sections>("GET", "/sections?article.id=4")).toEqual(before);
  }
});
