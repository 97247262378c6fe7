import type { Call, Handlers, Schema } from "../../contract/handler.ts";
import { found } from "../../http/problem.ts";
import { replaceProducts } from "../../wizard/find-products.ts";
import { refreshFlags } from "../../wizard/flags.ts";
import { generateIdeas } from "../../wizard/generate-ideas.ts";
import { pick } from "../merge-patch.ts";
import { paginate } from "../pagination.ts";
import { promptOfBody } from "../prompts/prompt.ts";
import { findIdea, readIdea, withProducts } from "./idea.ts";

/** Additional ideas, as a share of the usual number. */
const additionalShare = 0.5;

/** Gift ideas. */
export const ideaHandlers = {
  async ideas({ db, query, baseUrl }) {
    const promptId = query["prompt.id"];
    const ideas = db
      .selectFrom("ideas")
      .selectAll()
      .$if(promptId !== undefined, (all) => all.where("promptId", "=", promptId ?? 0))
      .orderBy("id");
    const { member, totalItems } = await paginate(ideas, query, (row) => row);
    return { member: await withProducts(db, member, baseUrl), totalItems };
  },

  generateIdeas(call) {
    return writeIdeas(call, 1);
  },

  generateAdditionalIdeas(call) {
    return writeIdeas(call, additionalShare);
  },

  async updateIdea({ db, params, body, baseUrl }) {
    const { keywords, ...fields } = pick(body, ["title", "keywords"]);
    const change = { ...fields, ...(keywords !== undefined && { keywords: keywords ?? [] }) };
    if (Object.keys(change).length > 0) {
      await db.updateTable("ideas").set(change).where("id", "=", params.id).execute();
    }
    return readIdea(db, params.id, baseUrl);
  },

  async deleteIdea({ db, params }) {
    await db.transaction().execute(async (trx) => {
      const { id, articleId } = found(await findIdea(trx, params.id));
      await trx.deleteFrom("ideas").where("id", "=", id).execute();
      await refreshFlags(trx, articleId);
    });
  },

  async regenerateIdeaProducts({ db, params, baseUrl }) {
    const idea = found(await findIdea(db, params.id));
    await replaceProducts(db, idea);
    return readIdea(db, idea.id, baseUrl);
  },
} satisfies Partial<Handlers>;

async function writeIdeas(
  call: Call<"generateIdeas"> | Call<"generateAdditionalIdeas">,
  share: number,
): Promise<Schema<"IdeaCollection">> {
  const { db, body, baseUrl } = call;
  const ids = await generateIdeas(call, await promptOfBody(db, body.promptId), share);
  if (ids.length === 0) return { member: [], totalItems: 0 };
  const rows = await db
    .selectFrom("ideas")
    .selectAll()
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  return { member: await withProducts(db, rows, baseUrl), totalItems: rows.length };
}
