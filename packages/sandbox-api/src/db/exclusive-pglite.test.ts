import { expect, test } from "vitest";
import { startTestApp } from "../../test/test-app.ts";

const { db } = await startTestApp();

function insert(name: string) {
  return { name, code: name, country: null, url: null };
}

test("queries of others wait until a transaction is over, and see none of it before", async () => {
  const order: string[] = [];
  const transaction = db.transaction().execute(async (trx) => {
    await trx.insertInto("feeds").values(insert("in-transaction")).execute();
    order.push("inserted");
    await trx.selectFrom("feeds").selectAll().execute();
    order.push("read");
  });
  const outside = db
    .insertInto("feeds")
    .values(insert("outside"))
    .execute()
    .then(() => order.push("outside"));
  await Promise.all([transaction, outside]);
  expect(order).toEqual(["inserted", "read", "outside"]);
});

test("a transaction that fails takes back its own changes only", async () => {
  const failing = db.transaction().execute(async (trx) => {
    await trx.insertInto("feeds").values(insert("taken-back")).execute();
    throw new Error("no");
  });
  const kept = db.insertInto("feeds").values(insert("kept")).execute();
  await expect(failing).rejects.toThrow("no");
  await kept;
  const codes = await db
    .selectFrom("feeds")
    .select("code")
    .where("code", "in", ["taken-back", "kept"])
    .execute();
  expect(codes).toEqual([{ code: "kept" }]);
});

test("many transactions at once all end", async () => {
  const names = Array.from({ length: 20 }, (_, index) => `many-${index}`);
  await Promise.all(
    names.map((name) =>
      db.transaction().execute((trx) => trx.insertInto("feeds").values(insert(name)).execute()),
    ),
  );
  const { count } = await db
    .selectFrom("feeds")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("code", "in", names)
    .executeTakeFirstOrThrow();
  expect(count).toBe(20);
});

test("a query that fails gives the connection back", async () => {
  const twice = db
    .insertInto("feeds")
    .values([insert("twice"), insert("twice")])
    .execute();
  await expect(twice).rejects.toThrow(/duplicate key/);
  expect(await db.selectFrom("feeds").select("id").limit(1).execute()).toHaveLength(1);
});
