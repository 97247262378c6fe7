import { hash, verify } from "@node-rs/argon2";
import type { Db } from "../db/open.ts";
import { AuthFailure } from "./failure.ts";
import type { Operator } from "./tokens.ts";

// Checked when the user does not exist, so that the reply takes as long as for one who does.
const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$c2FuZGJveC1ub2JvZHk$sCWPSMVLBGhZ4hjW2fI6lAOyfjx0CXTRRYwYzXxRZbo";

/** Argon2id hash of a password, in its encoded form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/**
 * The operator with this name and password.
 * @throws AuthFailure when there is none; it does not tell which of the two is wrong
 */
export async function authenticate(db: Db, username: string, password: string): Promise<Operator> {
  const user = await db
    .selectFrom("users")
    .selectAll()
    .where("username", "=", username)
    .executeTakeFirst();
  const matches = await verify(user?.passwordHash ?? nobodysHash, password);
  if (!user || !matches) throw new AuthFailure("Invalid credentials.");
  return { id: user.id, username: user.username };
}
