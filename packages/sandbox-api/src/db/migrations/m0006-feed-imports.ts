import type { Kysely } from "kysely";
import { runStatements, stampColumn } from "./statements.ts";

/** Where the rows of a feed wait until the whole file has been read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    // Unlogged: after a crash an import starts anew anyway.
    `create unlogged table feed_import_rows (
      import_id uuid not null,
      external_id text not null,
      title text not null,
      description text,
      price numeric(12, 2),
      currency text,
      brand text,
      category text,
      url text,
      image text,
      ${stampColumn("created_at")},
      primary key (import_id, external_id)
    )`,
  ]);
}
