import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type ProblemBody } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";

const { app, call, db, ok, reset, upload } = await startTestApp();
beforeEach(reset);

type Import = Schema<"FeedImport">;
type Feeds = Schema<"FeedCollection">;

const csv = `id,title,price,brand
A,Coffee mug,"12,50 €",Barro
B,,5 EUR,
A,Twice,5 EUR,
C,Tea pot,free,
D,Tea cup,7 EUR,`;

const send = <Body = Import>(name: string, content: string | Uint8Array<ArrayBuffer>) =>
  upload<Body>("/feeds/file/upload", { file: new File([content], name) });

function titlesOf(feedId: number) {
  return db
    .selectFrom("catalogueProducts")
    .select(["externalId", "title"])
    .where("feedId", "=", feedId)
    .orderBy("externalId")
    .execute();
}

describe("CALL-5 a feed as a file", () => {
  test("makes a feed of its name; bad rows are reported by line", async () => {
    const { status, body } = await send("Prendas de Natal.csv", csv);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      feed: { name: "Prendas de Natal", code: "prendas-de-natal", productCount: 2 },
      format: "csv",
      total: 5,
      imported: 2,
      rejected: 3,
      rowErrors: [
        { line: 3, message: "Title is missing." },
        { line: 4, message: 'Id "A" is used by an earlier row.' },
        { line: 5, message: 'Price "free" is not an amount above zero such as 39.90 EUR.' },
      ],
      rowErrorsTruncated: false,
    });
    expect(body.feed?.importedAt).not.toBeNull();
    expect(await titlesOf(body.feed!.id)).toEqual([
      { externalId: "A", title: "Coffee mug" },
      { externalId: "D", title: "Tea cup" },
    ]);
  });

  test("refreshes the feed with that code: known products keep their ids, missing ones go", async () => {
    const first = await send("shop.csv", csv);
    const ids = () =>
      db
        .selectFrom("catalogueProducts")
        .select(["id", "externalId", "price"])
        .where("feedId", "=", first.body.feed!.id)
        .orderBy("externalId")
        .execute();
    const before = await ids();
    const xml = `<rss><channel><item><id>D</id><title>Tea cup</title><price>8 EUR</price></item>
<item><id>E</id><title>New</title><price>9 EUR</price></item></channel></rss>`;
    const { body } = await send("Shop.xml", xml);
    expect(body).toMatchObject({ feed: { id: first.body.feed!.id }, format: "xml", imported: 2 });
    const after = await ids();
    expect(after.map(({ externalId, price }) => [externalId, price])).toEqual([
      ["D", 8],
      ["E", 9],
    ]);
    expect(after[0]?.id).toBe(before.find(({ externalId }) => externalId === "D")?.id);
  });

  test("the products of an idea outlive the catalogue's", async () => {
    const product = await ok<Schema<"IdeaProduct">>("GET", "/ideaProducts/1");
    await send("ideias-e-presentes.csv", csv);
    expect(await titlesOf(1)).toHaveLength(2);
    expect(await ok("GET", "/ideaProducts/1")).toMatchObject({ title: product.title });
  });

  test.each([
    ["notes.txt", "Dear shop,\nhere you are.", "neither Google Shopping XML nor CSV"],
    ["feed.csv", "", "The file is empty."],
    ["feed.csv", "id,title,price\n", "The CSV holds no rows"],
    ["feed.xml", "<rss><channel/></rss>", "The XML holds no products"],
    ["page.html", "<!doctype html><p>", "a web page"],
    ["ideias-e-presentes.csv", 'id,title,price\n1,A,5 EUR\n2,"B,5 EUR\n', "never closed"],
    ["ideias-e-presentes.xml", "<rss><item><id>1</id>", "The XML is broken at line 1"],
  ])("%s that is no feed changes nothing", async (name, content, message) => {
    const before = await ok<Feeds>("GET", "/feeds");
    const { status, body } = await send<ProblemBody>(name, content);
    expect(status).toBe(422);
    expect(body.violations?.[0]).toMatchObject({
      propertyPath: "file",
      message: expect.stringContaining(message),
    });
    expect(await ok<Feeds>("GET", "/feeds")).toEqual(before);
    expect(await db.selectFrom("feeds").select("id").execute()).toHaveLength(2);
  });

  test("when no row can be read, the feed keeps its products", async () => {
    const { status, body } = await send("ideias-e-presentes.csv", "id,title,price\n1,,x\n");
    expect([status, body.feed, body.imported, body.rejected]).toEqual([200, null, 0, 1]);
    expect((await titlesOf(1)).length).toBeGreaterThan(300);
  });

  test("more than 200 bad rows are counted, the first 200 listed", async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => `${index},,5 EUR`).join("\n");
    const { body } = await send("bad.csv", `id,title,price\n${rows}\nok,Fine,5 EUR`);
    expect(body).toMatchObject({ total: 2501, imported: 1, rejected: 2500 });
    expect([body.rowErrors?.length, body.rowErrorsTruncated]).toEqual([200, true]);
    expect(body.rowErrors?.at(-1)?.line).toBe(201);
  });

  test("a body without the file is a violation", async () => {
    const other = await upload<ProblemBody>("/feeds/file/upload", { image: new File(["x"], "x") });
    expect([other.status, other.body.violations?.[0]?.propertyPath]).toEqual([422, "file"]);
  });
});

describe("a feed from its address", () => {
  let answer: (response: ServerResponse) => void;
  const shop = createServer((_, response) => answer(response));
  let address: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/feed`;
    await app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => {
    shop.close();
  });

  async function importFrom(url: string) {
    await ok("PATCH", "/feeds/1/update", { url });
    return call<Import & ProblemBody>("GET", "/feeds/1/import");
  }

  test("replaces the feed's products", async () => {
    answer = (response) => response.end(csv);
    const { status, body } = await importFrom(address);
    expect([status, body.imported, body.rejected]).toEqual([200, 2, 3]);
    expect(await titlesOf(1)).toHaveLength(2);
  });

  test("the seeded feeds can be imported from the sandbox itself, and come out the same", async () => {
    const { port } = app.server.address() as AddressInfo;
    const origin = `http://127.0.0.1:${port}`;
    const select = () => db.selectFrom("catalogueProducts").selectAll().orderBy("id").execute();
    const before = await select();
    for (const { url } of (await ok<Feeds>("GET", "/feeds")).member) {
      const path = new URL(url!).pathname;
      const id = path.endsWith(".xml") ? 1 : 2;
      await ok("PATCH", `/feeds/${id}/update`, { url: origin + path });
      const report = await fetch(`${origin}/api/feeds/${id}/import`, {
        headers: {
          authorization: `Bearer ${app.jwt.sign({ sub: "operator", id: 1, username: "operator" })}`,
        },
      });
      expect(await report.json()).toMatchObject({ rejected: 0 });
    }
    expect(await select()).toEqual(before);
  });

  test.each([
    ["an error", (r: ServerResponse) => r.writeHead(503).end(), "answers with status 503"],
    ["a broken connection", (r: ServerResponse) => r.destroy(), "cannot be reached"],
    [
      "a connection that breaks in the middle",
      (r: ServerResponse) => {
        r.writeHead(200, { "content-length": 5000 });
        r.write(csv, () => r.destroy());
      },
      "cannot be reached",
    ],
  ])("%s is a bad gateway, and nothing is imported", async (_, respond, message) => {
    answer = respond;
    const { status, body } = await importFrom(address);
    expect(status).toBe(502);
    expect(body.detail).toContain(message);
    expect((await titlesOf(1)).length).toBeGreaterThan(300);
  });

  test("a file that is no feed is a violation", async () => {
    answer = (response) => response.end("<!doctype html><p>Not found</p>");
    const { status, body } = await importFrom(address);
    expect([status, body.violations?.[0]?.propertyPath]).toEqual([422, "url"]);
  });

  test("no address is a bad request, no feed is not found", async () => {
    await ok("PATCH", "/feeds/1/update", { url: null });
    const { status, body } = await call<ProblemBody>("GET", "/feeds/1/import");
    expect([status, body.detail]).toEqual([
      400,
      "The feed has no address. Set its url, or upload a file.",
    ]);
    expect((await call("GET", "/feeds/99/import")).status).toBe(404);
  });
});
