import { once } from "node:events";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  postgresBinaries,
  startPostgres,
  type PostgresServer,
} from "../../test/postgres-server.ts";
import { createTestApp, startTestApp, type TestApp } from "../../test/test-app.ts";
import type { Schema } from "../contract/handler.ts";
import { openDatabase, type Db } from "./open.ts";
import { reseed, seedIfEmpty } from "../seed/seed.ts";

const embedded = await startTestApp();

describe.runIf(postgresBinaries)("on a PostgreSQL server", { timeout: 60_000 }, () => {
  let server: PostgresServer;
  let sandbox: TestApp;

  beforeAll(async () => {
    server = await startPostgres(postgresBinaries ?? "");
    const db = await openDatabase({ kind: "server", url: server.url });
    await seedIfEmpty(db);
    sandbox = await createTestApp({ db });
  });

  afterAll(async () => {
    await sandbox.app.close();
    await sandbox.db.destroy();
    await server.stop();
  });

  test("the seed data is that of the embedded database, types included", async () => {
    const site = await sandbox.ok<Schema<"Site">>("GET", "/sites/1");
    expect(site).toMatchObject({
      name: "Presentes Originais",
      settingsSite: { country: "PT", metadata: { locales: ["pt", "en"] } },
      createdAt: "2025-03-04T09:00:00.000Z",
    });
    const { member } = await sandbox.ok<Schema<"FeedCollection">>("GET", "/feeds");
    expect(member[0]?.productCount).toBeGreaterThan(100);
    const session = await sandbox.ok<Schema<"ChatSession">>(
      "GET",
      "/sites/1/chat-sessions/cs_8f3a21",
    );
    expect(session.conversation).toHaveLength(6);
  });

  test("it is written as the embedded one is", async () => {
    const patch = { settingsSite: { metadata: { nested: { a: [1, null] }, tagline: null } } };
    const site = await sandbox.ok<Schema<"Site">>("PATCH", "/sites/4", patch);
    expect(site.settingsSite.metadata).toMatchObject({ nested: { a: [1, null] } });
    const filled = await sandbox.ok<Schema<"TranslationCollection">>(
      "GET",
      "/sites/5/generate/translations",
    );
    expect(filled.totalItems).toBeGreaterThan(10);
    const duplicate = await sandbox.call("POST", "/feeds", {
      name: "A",
      code: "regalos-del-mundo",
    });
    expect(duplicate.status).toBe(422);
    const picture = new File([Buffer.from("89504e470d0a1a0a", "hex")], "logo.png");
    const uploaded = await sandbox.upload<Schema<"Site">>("/sites/4/upload", { logo: picture });
    const served = await sandbox.app.inject({ url: new URL(uploaded.body.logo ?? "").pathname });
    expect(served.rawPayload.toString("hex")).toBe("89504e470d0a1a0a");
  });

  test("an article goes through the wizard, and gives what it gives on the embedded one", async () => {
    const full = await writeArticle(sandbox);
    expect(full).toMatchObject({ hasProducts: true, hasSections: true, hasGeneratedArticle: true });
    expect(full.content).toEqual((await writeArticle(embedded)).content);
    const log = `/debugs?article.id=${full.id}`;
    const calls = await sandbox.ok<Schema<"DebugCollection">>("GET", log);
    expect(calls.totalItems).toBeGreaterThan(4);
  });

  test("products are searched, and feeds imported", async () => {
    const found = await sandbox.ok<Schema<"ElasticProductCollection">>(
      "POST",
      "/elastic/products",
      {
        siteId: 1,
        titleKeywords: ["coffee"],
        negativeTitleKeywords: ["grinder"],
        budget: { max: 40 },
      },
    );
    expect(found.totalItems).toBeGreaterThan(0);
    const csv =
      "id,title,link,price\n1,Chá verde,https://shop.example.com/1,9.90 EUR\n2,,x,1 EUR\n";
    const { body } = await sandbox.upload<Schema<"FeedImport">>("/feeds/file/upload", {
      file: new File([csv], "cha.csv", { type: "text/csv" }),
    });
    expect(body).toMatchObject({ total: 2, imported: 1, rejected: 1, feed: { productCount: 1 } });
  });

  test("a connection that the server ends is replaced", async () => {
    const lost = once(process, "warning");
    const { rows } = await sql<{ ended: boolean }>`
      select pg_terminate_backend(pid) as ended from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'
    `.execute(await withIdleConnections(sandbox.db));
    expect(rows.length).toBeGreaterThan(0);
    const [warning] = (await lost) as [Error];
    expect(warning.message).toMatch(/^Database connection lost: /);
    expect((await sandbox.call("GET", "/sites/1")).status).toBe(200);
  });

  test("opening it again changes nothing", async () => {
    const again = await openDatabase({ kind: "server", url: server.url });
    await seedIfEmpty(again);
    expect(await again.selectFrom("users").select("username").execute()).toEqual([
      { username: "operator" },
    ]);
    await again.destroy();
    await reseed(sandbox.db);
  });
});

/** Takes a new article through the whole wizard. */
async function writeArticle(sandbox: TestApp): Promise<Schema<"Article">> {
  const { id } = await sandbox.ok<Schema<"Article">>("POST", "/articles", { siteId: 1 });
  const prompt = await sandbox.ok<Schema<"Prompt">>("POST", "/prompts", {
    articleId: id,
    prompt: "Gifts for a mother who loves gardening, 20 to 60 euros",
  });
  await sandbox.ok("POST", "/keywords", { promptId: prompt.id });
  await sandbox.ok("POST", "/ideas", { promptId: prompt.id });
  return sandbox.ok<Schema<"Article">>("GET", `/articles/${id}/generate?full`);
}

/** Makes the pool open a few connections, which are idle afterwards. */
async function withIdleConnections(db: Db): Promise<Db> {
  await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`.execute(db)));
  return db;
}
