import type { Kysely } from "kysely";
import { entityTable, runStatements, stampColumn } from "./statements.ts";

/** Users, tokens, secrets and files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create function touch_updated_at() returns trigger language plpgsql as $$
      begin
        new.updated_at = now();
        return new;
      end $$`,
    entityTable("users", ["username text not null unique", "password_hash text not null"]),
    `create table refresh_tokens (
      token_hash text primary key,
      user_id integer not null references users on delete cascade,
      expires_at timestamptz not null
    )`,
    "create table secrets (name text primary key, value text not null)",
    `create table media (
      id text primary key,
      content_type text not null,
      bytes bytea not null,
      ${stampColumn("created_at")}
    )`,
  ]);
}
