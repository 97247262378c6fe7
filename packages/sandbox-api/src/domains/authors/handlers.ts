import type { Selectable } from "kysely";
import type { Handlers, Schema } from "../../contract/handler.ts";
import type { AuthorTable } from "../../db/tables/sites.ts";
import { found } from "../../http/problem.ts";
import { absoluteUrl, storedUrl } from "../../media/store.ts";
import { pick } from "../merge-patch.ts";
import { paginate } from "../pagination.ts";
import { requireSite } from "../sites/site.ts";

/** Authors of a site. */
export const authorHandlers = {
  authors({ db, query, baseUrl }) {
    const authors = db
      .selectFrom("authors")
      .selectAll()
      .where("siteId", "=", query["site.id"])
      .orderBy("id");
    return paginate(authors, query, (row) => toAuthor(row, baseUrl));
  },

  async createAuthor({ db, params, body, baseUrl }) {
    const site = await requireSite(db, params.id);
    const row = await db
      .insertInto("authors")
      .values({
        siteId: site.id,
        name: body.name,
        bio: body.bio,
        avatar: body.avatar && storedUrl(baseUrl, body.avatar),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toAuthor(row, baseUrl);
  },

  async updateAuthor({ db, params, body, baseUrl }) {
    const fields = pick(body, ["name", "bio", "avatar"]);
    if (fields.avatar) fields.avatar = storedUrl(baseUrl, fields.avatar);
    const author =
      Object.keys(fields).length > 0
        ? db.updateTable("authors").set(fields).where("id", "=", params.id).returningAll()
        : db.selectFrom("authors").selectAll().where("id", "=", params.id);
    return toAuthor(found(await author.executeTakeFirst()), baseUrl);
  },

  async deleteAuthor({ db, params }) {
    const deleted = db.deleteFrom("authors").where("id", "=", params.id).returning("id");
    found(await deleted.executeTakeFirst());
  },
} satisfies Partial<Handlers>;

function toAuthor(row: Selectable<AuthorTable>, baseUrl: string): Schema<"Author"> {
  return {
    id: row.id,
    site: { id: row.siteId },
    name: row.name,
    bio: row.bio,
    avatar: absoluteUrl(baseUrl, row.avatar),
  };
}
