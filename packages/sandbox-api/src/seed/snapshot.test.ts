import { afterAll, expect, test } from "vitest";
import { sql } from "kysely";
import { startTestApp } from "../../test/test-app.ts";

const sandbox = await startTestApp();
afterAll(() => sandbox.reset());

const counts = () =>
  sql<{ articles: number; products: number; debugs: number; last: number }>`
    select
      (select count(*)::int from articles) as articles,
      (select count(*)::int from idea_products) as products,
      (select count(*)::int from debugs) as debugs,
      (select max(id) from sections) as last
  `
    .execute(sandbox.db)
    .then(({ rows }) => rows[0]);

test("a reset puts everything back as it was, and new rows get new ids", async () => {
  const before = await counts();
  const product = await sandbox.db
    .selectFrom("ideaProducts")
    .selectAll()
    .orderBy("id")
    .executeTakeFirstOrThrow();
  await sandbox.ok("DELETE", "/articles/1");
  await sandbox.ok("POST", "/articles", { siteId: 1 });
  expect(await counts()).not.toEqual(before);
  await sandbox.reset();
  expect(await counts()).toEqual(before);
  const restored = sandbox.db.selectFrom("ideaProducts").selectAll().where("id", "=", product.id);
  expect(await restored.executeTakeFirst()).toEqual(product);
  const { id } = await sandbox.ok<{ id: number }>("POST", "/articles", { siteId: 1 });
  expect(id).toBe((before?.articles ?? 0) + 1);
});

test("with an old copy the contents are seeded anew", { timeout: 60_000 }, async () => {
  await sandbox.reset();
  const before = await counts();
  await sql`alter table seed.sites drop column domain`.execute(sandbox.db);
  await sandbox.ok("DELETE", "/articles/1");
  await sandbox.reset();
  expect(await counts()).toEqual(before);
});
