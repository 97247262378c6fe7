import type { Handlers } from "../../contract/handler.ts";
import { found } from "../../http/problem.ts";
import { orViolation } from "../constraint.ts";
import { storedUrl } from "../../media/store.ts";
import { pick } from "../merge-patch.ts";
import { paginate } from "../pagination.ts";
import { requireFeed, selectFeeds, toFeed } from "./feed.ts";

const codeTaken = ["code", "Another feed has this code."] as const;

/** Feeds, without their import. */
export const feedHandlers = {
  feeds({ db, query, baseUrl }) {
    return paginate(selectFeeds(db), query, (row) => toFeed(row, baseUrl));
  },

  feedsByCountry({ db, params, query, baseUrl }) {
    const feeds = selectFeeds(db).where("country", "=", params.country.toUpperCase());
    return paginate(feeds, query, (row) => toFeed(row, baseUrl));
  },

  feedsByCode({ db, query, baseUrl }) {
    // A code belongs to one feed, so that the list of codes is the list of feeds.
    const feeds = selectFeeds(db).clearOrderBy().orderBy("code");
    return paginate(feeds, query, (row) => ({ code: row.code, feeds: [toFeed(row, baseUrl)] }));
  },

  async createFeed({ db, body, baseUrl }) {
    const { country, ...fields } = pick(body, ["name", "code", "status", "country", "url"]);
    const insert = db
      .insertInto("feeds")
      .values({ ...fields, country: country?.toUpperCase() })
      .returning("id");
    const { id } = await orViolation(insert.executeTakeFirstOrThrow(), ...codeTaken);
    return toFeed(await requireFeed(db, id), baseUrl);
  },

  async updateFeed({ db, params, body, baseUrl }) {
    const fields = pick(body, ["name", "code", "status", "country", "url"]);
    if (fields.country) fields.country = fields.country.toUpperCase();
    if (fields.url) fields.url = storedUrl(baseUrl, fields.url);
    if (Object.keys(fields).length > 0) {
      const update = db.updateTable("feeds").set(fields).where("id", "=", params.id);
      found(await orViolation(update.returning("id").executeTakeFirst(), ...codeTaken));
    }
    return toFeed(await requireFeed(db, params.id), baseUrl);
  },
} satisfies Partial<Handlers>;
