import type { Selectable } from "kysely";
import type { Schema } from "../../contract/handler.ts";
import type { Db } from "../../db/open.ts";
import type { PromptTable } from "../../db/tables/articles.ts";
import { found, violation } from "../../http/problem.ts";
import { isoTime } from "../../time.ts";
import { selectPrompts, type PromptRow } from "../../wizard/rows.ts";

/** The API's form of a prompt. */
export function toPrompt(row: Selectable<PromptTable>): Schema<"Prompt"> {
  return {
    id: row.id,
    prompt: row.prompt,
    articleId: row.articleId,
    keywords: row.keywords,
    updatedAt: isoTime(row.updatedAt),
  };
}

/** A prompt as the API gives it. @throws ProblemError 404 when there is none */
export async function readPrompt(db: Db, id: number): Promise<Schema<"Prompt">> {
  const row = db.selectFrom("prompts").selectAll().where("id", "=", id);
  return toPrompt(found(await row.executeTakeFirst()));
}

/** The prompt that a body names. @throws ViolationError on `promptId` when there is none */
export async function promptOfBody(db: Db, promptId: number): Promise<PromptRow> {
  const row = await selectPrompts(db).where("prompts.id", "=", promptId).executeTakeFirst();
  if (row) return row;
  throw violation("promptId", `There is no prompt ${promptId}.`);
}
