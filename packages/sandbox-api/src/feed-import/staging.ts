import { sql } from "kysely";
import type { Db } from "../db/open.ts";
import type { CatalogueRow } from "./row.ts";

/**
 * Adds rows to an import that is under way. A row whose id the import has already is left out.
 * @returns ids of the rows that were added
 */
export async function stageRows(
  db: Db,
  importId: string,
  rows: readonly CatalogueRow[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const { rows: added } = await sql<{ externalId: string }>`
    insert into feed_import_rows
      (import_id, external_id, title, description, price, currency, brand, category, url, image)
    select ${importId}::uuid, "externalId", title, description, price, currency, brand, category,
      url, image
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as product (
      "externalId" text, title text, description text, price numeric, currency text,
      brand text, category text, url text, image text
    )
    on conflict do nothing
    returning external_id
  `.execute(db);
  return new Set(added.map(({ externalId }) => externalId));
}

/** Rows that are published at a time: a tenth of a second or two, in which others wait. */
const chunkSize = 1000;

/**
 * Makes the next staged rows products of a feed: known ones are updated where they differ, new
 * ones are added.
 * @param after the last id that was published, in the order of the staging table
 * @returns the last id, or undefined when there are no more
 */
export async function publishChunk(
  db: Db,
  importId: string,
  feedId: number,
  after: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ last: string | null }>`
    with chunk as materialized (
      select * from feed_import_rows
      where import_id = ${importId}::uuid and external_id > ${after}
      order by external_id
      limit ${chunkSize}
    ), published as (
      insert into catalogue_products as p
        (feed_id, external_id, title, description, price, currency, brand, category, url, image)
      select ${feedId}, external_id, title, description, price, currency, brand, category, url,
        image
      from chunk
      on conflict (feed_id, external_id) do update set
        title = excluded.title, description = excluded.description, price = excluded.price,
        currency = excluded.currency, brand = excluded.brand, category = excluded.category,
        url = excluded.url, image = excluded.image
      where (p.title, p.description, p.price, p.currency, p.brand, p.category, p.url, p.image)
        is distinct from
        (excluded.title, excluded.description, excluded.price, excluded.currency, excluded.brand,
          excluded.category, excluded.url, excluded.image)
    )
    select max(external_id) as last from chunk
  `.execute(db);
  return rows[0]?.last ?? undefined;
}

/** Ends an import: products that are no longer in the feed disappear. */
export async function publishEnd(db: Db, importId: string, feedId: number): Promise<void> {
  await sql`
    delete from catalogue_products p where feed_id = ${feedId} and not exists (
      select from feed_import_rows r
      where r.import_id = ${importId}::uuid and r.external_id = p.external_id
    )
  `.execute(db);
  await sql`update feeds set imported_at = now() where id = ${feedId}`.execute(db);
}

/** Forgets the staged rows of an import, and what imports that broke off long ago have left. */
export async function clearStaging(db: Db, importId: string): Promise<void> {
  await sql`
    delete from feed_import_rows
    where import_id = ${importId}::uuid or created_at < now() - interval '1 day'
  `.execute(db);
}
