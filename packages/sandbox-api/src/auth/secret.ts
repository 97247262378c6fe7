import { randomBytes } from "node:crypto";
import type { Db } from "../db/open.ts";

const name = "jwt";

/** The key that signs access tokens: made once, then kept in the database. */
export async function signingSecret(db: Db): Promise<string> {
  const value = randomBytes(32).toString("base64url");
  await db
    .insertInto("secrets")
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return stored.value;
}
