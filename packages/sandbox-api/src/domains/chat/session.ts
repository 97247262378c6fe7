import type { Selectable } from "kysely";
import type { Schema } from "../../contract/handler.ts";
import type { Db } from "../../db/open.ts";
import type { ChatLogTable, ChatSessionTable } from "../../db/tables/chat.ts";
import { found } from "../../http/problem.ts";
import { isoTime } from "../../time.ts";

/** A stored chat session. */
export type SessionRow = Selectable<ChatSessionTable>;

/** The API's form of a session with its log. */
export function toSession(
  row: SessionRow,
  logs: Selectable<ChatLogTable>[],
): Schema<"ChatSession"> {
  return {
    id: row.id,
    ideas: row.ideas,
    conversation: row.conversation,
    persona: row.persona,
    archived: row.archived,
    logs: logs.map(toLog),
    createdAt: isoTime(row.createdAt),
  };
}

/** The API's form of a log entry. */
export function toLog(row: Selectable<ChatLogTable>): Schema<"ChatLog"> {
  return {
    id: row.id,
    bot: row.bot,
    level: row.level,
    message: row.message,
    context: row.context,
    createdAt: isoTime(row.createdAt),
  };
}

/** A site's session by its id. @throws ProblemError 404 when there is none */
export async function requireSession(db: Db, siteId: number, sid: string): Promise<SessionRow> {
  return found(
    await db
      .selectFrom("chatSessions")
      .selectAll()
      .where("siteId", "=", siteId)
      .where("id", "=", sid)
      .executeTakeFirst(),
  );
}

/** The log of a session, oldest first. */
export function selectLogs(db: Db, sid: string) {
  return db.selectFrom("chatLogs").selectAll().where("sessionId", "=", sid).orderBy("id");
}
