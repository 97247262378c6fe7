import type { BotContext } from "../bots/context.ts";
import { proposeIdeas } from "../bots/giftorix.ts";
import { settingOf } from "../bots/setting.ts";
import { findHits } from "./find-hits.ts";
import { refreshFlags } from "./flags.ts";
import { inTransaction } from "./in-transaction.ts";
import type { PromptRow } from "./rows.ts";
import { wishOf } from "./wish.ts";

const defaultCount = 6;
const mostIdeas = 20;

/**
 * Giftorix writes ideas for a prompt that differ from those there.
 * @param share part of the usual number, which is giftorix's setting `ideas`
 * @returns ids of the new ideas
 * @throws ProblemError 502
 */
export async function generateIdeas(
  context: BotContext,
  prompt: PromptRow,
  share = 1,
): Promise<number[]> {
  const { db } = context;
  const wish = wishOf(prompt.prompt, prompt.keywords);
  const hits = await findHits(db, prompt.siteId, wish.keywords, wish.budget);
  const existing = await db
    .selectFrom("ideas")
    .select(["title", "keywords"])
    .where("promptId", "=", prompt.id)
    .orderBy("id")
    .execute();
  const ideas = await proposeIdeas(context, prompt.articleId, {
    ...wish,
    products: hits,
    existing: existing.map(({ title, keywords }) => ({ title: title ?? "", keywords })),
    count: Math.max(1, Math.round((await usualCount(context)) * share)),
  });
  if (ideas.length === 0) return [];
  return inTransaction(db, async (trx) => {
    const rows = await trx
      .insertInto("ideas")
      .values(ideas.map(({ title, keywords }) => ({ promptId: prompt.id, title, keywords })))
      .returning("id")
      .execute();
    await refreshFlags(trx, prompt.articleId);
    return rows.map(({ id }) => id);
  });
}

async function usualCount({ db }: BotContext): Promise<number> {
  const count = (await settingOf(db, "giftorix")).settings["ideas"];
  return typeof count === "number" && Number.isInteger(count) && count > 0
    ? Math.min(count, mostIdeas)
    : defaultCount;
}
