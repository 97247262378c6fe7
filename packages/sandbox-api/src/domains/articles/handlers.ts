import type { Handlers } from "../../contract/handler.ts";
import { found } from "../../http/problem.ts";
import { orViolation } from "../constraint.ts";
import { pick } from "../merge-patch.ts";
import { paginate } from "../pagination.ts";
import { readArticle, toArticle } from "./article.ts";
import { editedContent } from "./content.ts";

/** Articles and their texts. */
export const articleHandlers = {
  articles({ db, query, baseUrl }) {
    const siteId = query["site.id"];
    const articles = db
      .selectFrom("articles")
      .selectAll()
      .$if(siteId !== undefined, (all) => all.where("siteId", "=", siteId ?? 0))
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc");
    return paginate(articles, query, (row) => toArticle(row, baseUrl));
  },

  async createArticle({ db, body, baseUrl }) {
    const { siteId, title } = body;
    const insert = db.insertInto("articles").values({ siteId, title }).returningAll();
    const row = await orViolation(
      insert.executeTakeFirstOrThrow(),
      "siteId",
      `There is no site ${siteId}.`,
    );
    return toArticle(row, baseUrl);
  },

  article({ db, params, baseUrl }) {
    return readArticle(db, params.id, baseUrl);
  },

  async updateArticle({ db, params, body, baseUrl }) {
    const fields = pick(body, [
      "title",
      "hasGeneratedArticle",
      "hasSections",
      "hasGeneratedDescriptions",
      "hasProducts",
    ]);
    if (Object.keys(fields).length > 0) {
      await db.updateTable("articles").set(fields).where("id", "=", params.id).execute();
    }
    return readArticle(db, params.id, baseUrl);
  },

  async saveArticle({ db, params, body, baseUrl }) {
    await db.transaction().execute(async (trx) => {
      const stored = await trx
        .selectFrom("articles")
        .select("content")
        .where("id", "=", params.id)
        .forUpdate()
        .executeTakeFirst();
      const { content: old } = found(stored);
      const content = body.content ? editedContent(old, body.content) : old;
      await trx
        .updateTable("articles")
        .set({
          ...pick(body, ["title"]),
          content: content && JSON.stringify(content),
          ...(body.content && { hasGeneratedArticle: content !== null }),
        })
        .where("id", "=", params.id)
        .execute();
    });
    return readArticle(db, params.id, baseUrl);
  },

  async deleteArticle({ db, params }) {
    const gone = db.deleteFrom("articles").where("id", "=", params.id).returning("id");
    found(await gone.executeTakeFirst());
  },
} satisfies Partial<Handlers>;
