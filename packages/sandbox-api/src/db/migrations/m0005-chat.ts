import type { Kysely } from "kysely";
import { childOf, entityTable, runStatements, stampColumn } from "./statements.ts";

/** Chat sessions, their logs and checkpoints. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table chat_sessions (
      id text primary key check (id ~ '^[A-Za-z0-9_-]+$'),
      ${childOf("site_id", "sites")},
      ideas jsonb not null,
      conversation jsonb not null,
      persona jsonb not null,
      archived boolean not null default false,
      ${stampColumn("created_at")}
    )`,
    "create index chat_sessions_site on chat_sessions (site_id, created_at desc)",
    entityTable("chat_logs", [
      "session_id text not null references chat_sessions on delete cascade",
      "bot text not null",
      "level text not null",
      "message text not null",
      "context jsonb not null",
      stampColumn("created_at"),
    ]),
    "create index chat_logs_session on chat_logs (session_id)",
    `create table checkpoints (
      id text primary key check (id ~ '^[A-Za-z0-9_-]+$'),
      session_id text not null references chat_sessions on delete cascade,
      message_index integer not null
    )`,
    "create index checkpoints_session on checkpoints (session_id)",
  ]);
}
