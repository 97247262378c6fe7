import { sql } from "kysely";
import type { Db } from "../../db/open.ts";
import type { CatalogueRow } from "../../feed-import/row.ts";

/**
 * Inserts products of a feed in one statement, which is several times faster than one
 * parameter per value. Batches of about 1000 rows are best.
 */
export async function insertProducts(
  db: Db,
  feedId: number,
  rows: readonly CatalogueRow[],
): Promise<void> {
  await sql`
    insert into catalogue_products
      (feed_id, external_id, title, description, price, currency, brand, category, url, image)
    select ${feedId}, "externalId", title, description, price, currency, brand, category, url, image
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as product (
      "externalId" text, title text, description text, price numeric, currency text,
      brand text, category text, url text, image text
    )`.execute(db);
}
