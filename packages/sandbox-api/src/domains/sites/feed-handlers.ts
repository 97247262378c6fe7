import type { Handlers, Schema } from "../../contract/handler.ts";
import type { Db } from "../../db/open.ts";
import { ViolationError } from "../../http/problem.ts";
import { selectFeeds, toFeed } from "../feeds/feed.ts";
import { paginate, type PageQuery } from "../pagination.ts";
import { requireSite } from "./site.ts";

/** Which feeds a site uses. */
export const siteFeedHandlers = {
  async siteFeeds({ db, params, query, baseUrl }) {
    await requireSite(db, params.id);
    return feedsOfSite(db, params.id, query, baseUrl);
  },

  async updateSiteFeeds({ db, params, body, baseUrl }) {
    await requireSite(db, params.id);
    if (body.feeds) {
      await assertFeedsExist(db, body.feeds);
      await replaceFeeds(db, params.id, body.feeds);
    }
    return feedsOfSite(db, params.id, {}, baseUrl);
  },
} satisfies Partial<Handlers>;

function feedsOfSite(
  db: Db,
  siteId: number,
  page: PageQuery,
  baseUrl: string,
): Promise<Schema<"FeedCollection">> {
  const feeds = selectFeeds(db)
    .innerJoin("siteFeeds", "siteFeeds.feedId", "feeds.id")
    .where("siteFeeds.siteId", "=", siteId);
  return paginate(feeds, page, (row) => toFeed(row, baseUrl));
}

async function assertFeedsExist(db: Db, ids: number[]): Promise<void> {
  const rows = await db.selectFrom("feeds").select("id").execute();
  const known = new Set(rows.map(({ id }) => id));
  const violations = ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ propertyPath: `feeds[${index}]`, message: `There is no feed ${id}.` }],
  );
  if (violations.length > 0) throw new ViolationError(violations);
}

function replaceFeeds(db: Db, siteId: number, ids: number[]): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom("siteFeeds").where("siteId", "=", siteId).execute();
    const rows = [...new Set(ids)].map((feedId) => ({ siteId, feedId }));
    if (rows.length > 0) await trx.insertInto("siteFeeds").values(rows).execute();
  });
}
