import type { Selectable } from "kysely";
import type { Schema } from "../../contract/handler.ts";
import type { Db } from "../../db/open.ts";
import type { FeedTable } from "../../db/tables/catalogue.ts";
import { found } from "../../http/problem.ts";
import { absoluteUrl } from "../../media/store.ts";
import { isoTime } from "../../time.ts";

/** A stored feed with the number of its products. */
export type FeedRow = Selectable<FeedTable> & { productCount: number };

/** The API's form of a feed. */
export function toFeed(row: FeedRow, baseUrl: string): Schema<"Feed"> {
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    status: row.status,
    country: row.country,
    url: absoluteUrl(baseUrl, row.url),
    productCount: row.productCount,
    importedAt: isoTime(row.importedAt),
  };
}

/** All feeds with the number of their products, in a stable order. */
export function selectFeeds(db: Db) {
  return db
    .selectFrom("feeds")
    .selectAll("feeds")
    .select((feed) =>
      feed
        .selectFrom("catalogueProducts")
        .whereRef("catalogueProducts.feedId", "=", "feeds.id")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .$asScalar()
        .$notNull()
        .as("productCount"),
    )
    .orderBy("feeds.id");
}

/** A feed by its id. @throws ProblemError 404 when there is none */
export async function requireFeed(db: Db, id: number): Promise<FeedRow> {
  return found(await selectFeeds(db).where("feeds.id", "=", id).executeTakeFirst());
}
