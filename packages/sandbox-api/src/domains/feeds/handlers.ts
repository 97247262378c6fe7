import type { Handlers } from "../../contract/handler.ts";
import { found } from "../../http/problem.ts";
import { orViolation } from "../constraint.ts";
import { pick } from "../merge-patch.ts";
import { paginate } from "../pagination.ts";
import { requireFeed, selectFeeds, toFeed } from "./feed.ts";

const codeTaken = ["code", "Another feed has this code."] as const;

/** Feeds, without their import. */
export const feedHandlers = {
  feeds({ db, query }) {
    return paginate(selectFeeds(db), query, toFeed);
  },

  feedsByCountry({ db, params, query }) {
    const feeds = selectFeeds(db).where("country", "=", params.country.toUpperCase());
    return paginate(feeds, query, toFeed);
  },

  feedsByCode({ db, query }) {
    // A code belongs to one feed, so that the list of codes is the list of feeds.
    const feeds = selectFeeds(db).clearOrderBy().orderBy("code");
    return paginate(feeds, query, (row) => ({ code: row.code, feeds: [toFeed(row)] }));
  },

  async createFeed({ db, body }) {
    const { country, ...fields } = pick(body, ["name", "code", "status", "country", "url"]);
    const insert = db
      .insertInto("feeds")
      .values({ ...fields, country: country?.toUpperCase() })
      .returning("id");
    const { id } = await orViolation(insert.executeTakeFirstOrThrow(), ...codeTaken);
    return toFeed(await requireFeed(db, id));
  },

  async updateFeed({ db, params, body }) {
    const fields = pick(body, ["name", "code", "status", "country", "url"]);
    if (fields.country) fields.country = fields.country.toUpperCase();
    if (Object.keys(fields).length > 0) {
      const update = db.updateTable("feeds").set(fields).where("id", "=", params.id);
      found(await orViolation(update.returning("id").executeTakeFirst(), ...codeTaken));
    }
    return toFeed(await requireFeed(db, params.id));
  },
} satisfies Partial<Handlers>;
