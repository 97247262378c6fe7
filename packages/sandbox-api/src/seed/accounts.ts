import { hashPassword } from "../auth/credentials.ts";
import type { Db } from "../db/open.ts";

/** The operator that everybody logs in as. */
const seededOperator = { username: "operator", password: "operator" };

/** Creates the operator. */
export async function seedAccounts(db: Db): Promise<void> {
  const { username, password } = seededOperator;
  await db
    .insertInto("users")
    .values({ username, passwordHash: await hashPassword(password) })
    .execute();
}
