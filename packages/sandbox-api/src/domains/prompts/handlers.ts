import type { Handlers } from "../../contract/handler.ts";
import { found } from "../../http/problem.ts";
import { orViolation } from "../constraint.ts";
import { pick } from "../merge-patch.ts";
import { paginate } from "../pagination.ts";
import { readPrompt, toPrompt } from "./prompt.ts";

/** What operators ask for. */
export const promptHandlers = {
  prompts({ db, query }) {
    const articleId = query["article.id"];
    const prompts = db
      .selectFrom("prompts")
      .selectAll()
      .$if(articleId !== undefined, (all) => all.where("articleId", "=", articleId ?? 0))
      .orderBy("id");
    return paginate(prompts, query, toPrompt);
  },

  async createPrompt({ db, body }) {
    const { articleId, prompt } = body;
    const insert = db.insertInto("prompts").values({ articleId, prompt }).returningAll();
    const row = await orViolation(
      insert.executeTakeFirstOrThrow(),
      "articleId",
      `There is no article ${articleId}.`,
    );
    return toPrompt(row);
  },

  async updatePrompt({ db, params, body }) {
    const { keywords, ...fields } = pick(body, ["prompt", "keywords"]);
    const change = { ...fields, ...(keywords !== undefined && { keywords: keywords ?? [] }) };
    if (Object.keys(change).length > 0) {
      await db.updateTable("prompts").set(change).where("id", "=", params.id).execute();
    }
    return readPrompt(db, params.id);
  },

  async deletePromptKeywords({ db, params }) {
    const update = db
      .updateTable("prompts")
      .set({ keywords: [] })
      .where("id", "=", params.id)
      .returning("id");
    found(await update.executeTakeFirst());
  },
} satisfies Partial<Handlers>;
