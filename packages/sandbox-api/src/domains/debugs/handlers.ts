import type { Selectable } from "kysely";
import type { Handlers, Schema } from "../../contract/handler.ts";
import type { DebugTable } from "../../db/tables/articles.ts";
import { isoTime } from "../../time.ts";
import { paginate } from "../pagination.ts";

/** The log of calls to the bots. */
export const debugHandlers = {
  debugs({ db, query }) {
    const articleId = query["article.id"];
    const debugs = db
      .selectFrom("debugs")
      .selectAll()
      .$if(articleId !== undefined, (all) => all.where("articleId", "=", articleId ?? 0))
      .orderBy("id", "desc");
    return paginate(debugs, query, toDebug);
  },
} satisfies Partial<Handlers>;

function toDebug(row: Selectable<DebugTable>): Schema<"Debug"> {
  return {
    id: row.id,
    bot: row.bot,
    article: row.articleId === null ? null : { id: row.articleId },
    request: row.request,
    response: row.response,
    durationMs: row.durationMs,
    promptTokens: row.promptTokens,
    completionTokens: row.completionTokens,
    createdAt: isoTime(row.createdAt),
  };
}
