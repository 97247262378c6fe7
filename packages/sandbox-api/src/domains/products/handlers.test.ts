import { beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type ProblemBody } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";

const { app, call, ok, reset } = await startTestApp();
beforeEach(reset);

type Product = Schema<"IdeaProduct">;
type Products = Schema<"IdeaProductCollection">;
type Ideas = Schema<"IdeaCollection">;
type Sections = Schema<"SectionCollection">;

async function violationOf(method: "POST" | "PATCH", path: string, body: object) {
  const reply = await call<ProblemBody>(method, path, body);
  return [reply.status, reply.body.violations?.[0]?.propertyPath];
}

describe("finding products", () => {
  test("within the prompt's budget, the best of different kinds selected", async () => {
    const { id } = await ok<Schema<"Prompt">>("POST", "/prompts", {
      prompt: "Coffee gifts, between 20 and 50 €",
      articleId: 8,
    });
    const { member: ideas } = await ok<Ideas>("POST", "/ideas", { promptId: id });
    const { member } = await ok<Products>("POST", "/products", { ideaId: ideas[0]!.id });
    expect(member.length).toBeGreaterThan(5);
    expect(member.every(({ price }) => price! >= 20 && price! <= 50)).toBe(true);
    const selected = member.filter(({ status }) => status).length;
    expect(selected).toBeGreaterThan(0);
    expect(selected).toBeLessThanOrEqual(3);
    const again = await ok<Products>("POST", "/products", { ideaId: ideas[0]!.id });
    expect(again).toEqual({ member, totalItems: member.length });
    expect(await ok("GET", "/articles/8")).toMatchObject({ hasProducts: true });
  });

  test("their pictures are served without a network", async () => {
    const { image } = await ok<Product>("GET", "/ideaProducts/1");
    const picture = await app.inject(new URL(image!).pathname);
    expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
    expect((await app.inject("/media/products/unicorn-1.svg")).statusCode).toBe(404);
  });

  test("needs an idea that exists", async () => {
    expect(await violationOf("POST", "/products", { ideaId: 999 })).toEqual([422, "ideaId"]);
  });
});

describe("statuses", () => {
  test("CALL-4 ids are strings; the named products come back in their order", async () => {
    const { member } = await ok<Products>("POST", "/products/status", {
      products: [
        { id: "3", status: true },
        { id: "1", status: false },
      ],
    });
    expect(member.map(({ id, status }) => [id, status])).toEqual([
      [3, true],
      [1, false],
    ]);
    expect(
      await violationOf("POST", "/products/status", { products: [{ id: 3, status: true }] }),
    ).toEqual([422, "products[0].id"]);
  });

  test("all or none", async () => {
    const before = await ok<Product>("GET", "/ideaProducts/1");
    for (const id of ["999999", "99999999999999"]) {
      const products = [
        { id: "1", status: !before.status },
        { id, status: true },
      ];
      expect(await violationOf("POST", "/products/status", { products })).toEqual([
        422,
        "products[1].id",
      ]);
    }
    expect(await ok("GET", "/ideaProducts/1")).toEqual(before);
  });

  test("a deselected product leaves its section", async () => {
    const { member } = await ok<Sections>("GET", "/sections?article.id=1");
    const [product] = member[0]!.ideaProducts;
    const changed = await ok<Products>("POST", "/products/status", {
      products: [{ id: String(product!.id), status: false }],
    });
    expect(changed.member).toMatchObject([{ sectionId: null, sectionPriority: null }]);
  });
});

describe("one product", () => {
  test("a changed description counts as edited, an unchanged one does not", async () => {
    const { member } = await ok<Products>("GET", "/articles/1/curate-products");
    const { id, description } = member.find((product) => product.descriptionSource === "ai")!;
    const path = `/products/${id}`;
    expect(await ok("PATCH", path, { description })).toMatchObject({ descriptionSource: "ai" });
    expect(await ok("PATCH", path, { description: "<p>New</p><script>x</script>" })).toMatchObject({
      description: "<p>New</p>",
      descriptionSource: "edited",
    });
    expect(await ok("PATCH", path, { description: null })).toMatchObject({
      description: null,
      descriptionSource: null,
    });
    expect(await ok("GET", "/articles/1")).toMatchObject({ hasGeneratedDescriptions: false });
  });

  test("enters a section of its article at the end, and leaves it", async () => {
    const { member } = await ok<Sections>("GET", "/sections?article.id=1");
    const [from, to] = member;
    const path = `/products/${from!.ideaProducts[0]!.id}`;
    expect(await ok("PATCH", path, { sectionId: to!.id })).toMatchObject({
      sectionId: to!.id,
      sectionPriority: to!.ideaProducts.length + 1,
    });
    expect(await ok("PATCH", path, { sectionPriority: 1 })).toMatchObject({ sectionPriority: 1 });
    expect(await ok("PATCH", path, { sectionId: null })).toMatchObject({
      sectionId: null,
      sectionPriority: null,
    });
    const other = await ok<Sections>("GET", "/sections?article.id=2");
    expect(await violationOf("PATCH", path, { sectionId: other.member[0]!.id })).toEqual([
      422,
      "sectionId",
    ]);
  });

  test("is deleted, and not found afterwards", async () => {
    expect((await call("DELETE", "/products/1")).status).toBe(204);
    expect((await call("DELETE", "/products/1")).status).toBe(404);
    expect((await call("GET", "/ideaProducts/1")).status).toBe(404);
    expect((await call("PATCH", "/products/1", {})).status).toBe(404);
    expect((await call("PATCH", "/products/2", { title: "" })).status).toBe(422);
  });

  test("a failed deletion of one does not stop the others", async () => {
    const ids = [1, 999, 2];
    const replies = await Promise.all(ids.map((id) => call("DELETE", `/products/${id}`)));
    expect(replies.map(({ status }) => status)).toEqual([204, 404, 204]);
  });
});

describe("several products of an idea", () => {
  test("change together; absent properties stay", async () => {
    const { title } = await ok<Product>("GET", "/ideaProducts/2");
    const { member } = await ok<Products>("PATCH", "/products", {
      ideaId: 1,
      ideaProducts: [
        { id: 1, title: "Renamed" },
        { id: 2, status: false, description: "<p>Text</p>" },
      ],
    });
    expect(member.slice(0, 2)).toMatchObject([
      { id: 1, title: "Renamed" },
      { id: 2, title, status: false, descriptionSource: "edited" },
    ]);
  });

  test("or not at all", async () => {
    const foreign = await ok<Ideas>("GET", "/ideas?prompt.id=2");
    const id = foreign.member[0]!.ideaProducts[0]!.id;
    const body = { ideaId: 1, ideaProducts: [{ id: 1, title: "Renamed" }, { id }] };
    expect(await violationOf("PATCH", "/products", body)).toEqual([422, "ideaProducts[1].id"]);
    const sectioned = {
      ideaId: 1,
      ideaProducts: [
        { id: 1, title: "Renamed" },
        { id: 2, sectionId: 999 },
      ],
    };
    expect(await violationOf("PATCH", "/products", sectioned)).toEqual([
      422,
      "ideaProducts[1].sectionId",
    ]);
    expect((await ok<Product>("GET", "/ideaProducts/1")).title).not.toBe("Renamed");
    expect(
      await violationOf("PATCH", "/products", { ideaId: 999, ideaProducts: [{ id: 1 }] }),
    ).toEqual([422, "ideaId"]);
  });
});

describe("descriptions of an idea", () => {
  test("are written for the selected products, but no edited one is lost", async () => {
    const { member } = await ok<Ideas>("GET", "/ideas?prompt.id=6");
    const idea = member.find(({ ideaProducts }) => ideaProducts.some((p) => p.status))!;
    const selected = idea.ideaProducts.filter(({ status }) => status).map(({ id }) => id);
    await ok("PATCH", `/products/${selected[0]}`, { description: "<p>Mine</p>" });
    const written = await ok<Products>("POST", "/products/description/generate", {
      ideaId: idea.id,
    });
    for (const { id, status, description, descriptionSource } of written.member) {
      expect([status, description !== null]).toEqual([
        selected.includes(id),
        selected.includes(id),
      ]);
      expect(descriptionSource).toBe(status ? (id === selected[0] ? "edited" : "ai") : null);
    }
  });

  test("need an idea that exists", async () => {
    expect(await violationOf("POST", "/products/description/generate", { ideaId: 999 })).toEqual([
      422,
      "ideaId",
    ]);
  });
});
