import type { Handlers, Schema } from "../../contract/handler.ts";
import type { Db } from "../../db/open.ts";
import { paginate } from "../pagination.ts";
import { requireSite } from "../sites/site.ts";
import { requireSession, selectLogs, toLog, toSession } from "./session.ts";

/** Chat sessions, their archive and their logs. */
export const chatHandlers = {
  async chatSessions({ db, params, query }) {
    await requireSite(db, params.id);
    const sessions = db
      .selectFrom("chatSessions")
      .selectAll()
      .where("siteId", "=", params.id)
      .$if(query.archived !== undefined, (all) =>
        all.where("archived", "=", query.archived ?? false),
      )
      .orderBy("createdAt", "desc")
      .orderBy("id");
    const page = { page: query.page, itemsPerPage: query.items };
    const { member, totalItems } = await paginate(sessions, page, (row) => row);
    const ids = member.map(({ id }) => id);
    const logs =
      ids.length > 0
        ? await db
            .selectFrom("chatLogs")
            .selectAll()
            .where("sessionId", "in", ids)
            .orderBy("id")
            .execute()
        : [];
    const logsOf = Map.groupBy(logs, ({ sessionId }) => sessionId);
    return { member: member.map((row) => toSession(row, logsOf.get(row.id) ?? [])), totalItems };
  },

  async chatSession({ db, params }) {
    const row = await requireSession(db, params.id, params.sid);
    const session = toSession(row, await selectLogs(db, row.id).execute());
    if (!row.archived) return session;
    // The API host reads an archived session without its contents; its list has them.
    const { id, archived, logs, createdAt } = session;
    return { id, archived, logs, createdAt };
  },

  archiveChatSession({ db, params }) {
    return setArchived(db, params, true);
  },

  unarchiveChatSession({ db, params }) {
    return setArchived(db, params, false);
  },

  async chatSessionLogs({ db, params, query }) {
    const { id } = await requireSession(db, params.id, params.sid);
    return paginate(selectLogs(db, id), query, toLog);
  },
} satisfies Partial<Handlers>;

async function setArchived(
  db: Db,
  { id, sid }: { id: number; sid: string },
  archived: boolean,
): Promise<Schema<"ChatSession">> {
  const row = await requireSession(db, id, sid);
  await db.updateTable("chatSessions").set({ archived }).where("id", "=", sid).execute();
  return toSession({ ...row, archived }, await selectLogs(db, sid).execute());
}
