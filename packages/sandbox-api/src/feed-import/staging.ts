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

/**
 * Makes the staged rows the products of a feed: known ones are updated where they differ, new
 * ones are added, and those that are no longer in the feed disappear.
 */
export async function publishStaged(db: Db, importId: string, feedId: number): Promise<void> {
  // One import of a feed at a time.
  await sql`select from feeds where id = ${feedId} for update`.execute(db);
  await sql`
    delete from catalogue_products p where feed_id = ${feedId} and not exists (
      select from feed_import_rows r
      where r.import_id = ${importId}::uuid and r.external_id = p.external_id
    )
  `.execute(db);
  await sql`
    insert into catalogue_products as p
      (feed_id, external_id, title, description, price, currency, brand, category, url, image)
    select ${feedId}, external_id, title, description, price, currency, brand, category, url, image
    from feed_import_rows where import_id = ${importId}::uuid
    on conflict (feed_id, external_id) do update set
      title = excluded.title, description = excluded.description, price = excluded.price,
      currency = excluded.currency, brand = excluded.brand, category = excluded.category,
      url = excluded.url, image = excluded.image
    where (p.title, p.description, p.price, p.currency, p.brand, p.category, p.url, p.image)
      is distinct from
      (excluded.title, excluded.description, excluded.price, excluded.currency, excluded.brand,
        excluded.category, excluded.url, excluded.image)
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
