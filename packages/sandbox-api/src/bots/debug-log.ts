import type { Db } from "../db/open.ts";
import type { BotName } from "../domains/bot-settings/known-bots.ts";
import type { JsonObject, JsonValue } from "../json.ts";

/** One call to a provider, as it was sent and answered. */
export interface DebugEntry {
  bot: BotName;
  articleId: number | null;
  request: JsonObject;
  /** Null when nothing came back. */
  response: JsonValue;
  durationMs: number;
  promptTokens: number | null;
  completionTokens: number | null;
}

/** Keeps a call for the debug panel. An article deleted meanwhile leaves none behind. */
export async function logCall(db: Db, entry: DebugEntry): Promise<void> {
  const { articleId } = entry;
  if (articleId !== null) {
    const article = db.selectFrom("articles").select("id").where("id", "=", articleId);
    if (!(await article.executeTakeFirst())) return;
  }
  await db
    .insertInto("debugs")
    .values({
      ...entry,
      request: storableJson(entry.request),
      response: entry.response === null ? null : storableJson(entry.response),
    })
    .execute();
}

/** JSON without what Postgres refuses in a text: NUL and lone surrogates. */
function storableJson(value: JsonValue): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "string" ? part.replaceAll("\0", "").toWellFormed() : part,
  );
}
