import { once } from "node:events";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  postgresBinaries,
  startPostgres,
  type PostgresServer,
} from "../../test/postgres-server.ts";
import { createTestApp, type TestApp } from "../../test/test-app.ts";
import type { Schema } from "../contract/handler.ts";
import { openDatabase, type Db } from "./open.ts";
import { reseed, seedIfEmpty } from "../seed/seed.ts";

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

/** Makes the pool open a few connections, which are idle afterwards. */
async function withIdleConnections(db: Db): Promise<Db> {
  await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`.execute(db)));
  return db;
}
