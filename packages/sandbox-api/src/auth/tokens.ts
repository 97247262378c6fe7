import { createHash, randomBytes } from "node:crypto";
import type { Db } from "../db/open.ts";
import { AuthFailure } from "./failure.ts";

const refreshLifeMs = 30 * 24 * 60 * 60 * 1000;

/** Who is logged in. */
export interface Operator {
  id: number;
  username: string;
}

/** Makes an access token. */
export type SignAccessToken = (operator: Operator) => string;

/** Makes a refresh token of 30 days; only its hash is stored. */
export async function issueRefreshToken(db: Db, operator: Operator): Promise<string> {
  const token = randomBytes(32).toString("hex");
  const now = Date.now();
  await db.deleteFrom("refreshTokens").where("expiresAt", "<", new Date(now)).execute();
  await db
    .insertInto("refreshTokens")
    .values({
      tokenHash: hashOf(token),
      userId: operator.id,
      expiresAt: new Date(now + refreshLifeMs),
    })
    .execute();
  return token;
}

/**
 * Whose refresh token this is.
 * @throws AuthFailure when it is unknown or has expired
 */
export async function operatorOfRefreshToken(db: Db, token: string): Promise<Operator> {
  const row = await db
    .selectFrom("refreshTokens")
    .innerJoin("users", "users.id", "refreshTokens.userId")
    .select(["users.id", "users.username", "refreshTokens.expiresAt"])
    .where("tokenHash", "=", hashOf(token))
    .executeTakeFirst();
  if (!row) throw new AuthFailure("JWT Refresh Token Not Found");
  if (row.expiresAt.getTime() < Date.now()) throw new AuthFailure("Invalid JWT Refresh Token");
  return { id: row.id, username: row.username };
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
