import { sql } from "kysely";
import type { Db } from "../db/open.ts";

// Copies of the seeded tables lie in a schema of their own: putting them back takes a fraction
// of the time that the seed takes to be made.
const schema = "seed";

/** Tables of the contents, each after those that it refers to. */
const tables = [
  "media",
  "sites",
  "site_jobs",
  "authors",
  "pages",
  "criterias",
  "bot_settings",
  "translation_keys",
  "translations",
  "translation_strings",
  "feeds",
  "site_feeds",
  "catalogue_products",
  "articles",
  "prompts",
  "ideas",
  "sections",
  "idea_products",
  "debugs",
  "chat_sessions",
  "chat_logs",
  "checkpoints",
];

/** Empties the tables of the contents; ids start again at 1. */
export async function clearContents(db: Db): Promise<void> {
  await run(db, `truncate ${tables.join(", ")} restart identity`);
}

/** Remembers what the tables hold now. */
export async function takeSnapshot(db: Db): Promise<void> {
  await run(db, `drop schema if exists ${schema} cascade`);
  await run(db, `create schema ${schema}`);
  for (const table of tables) {
    await run(db, `create table ${schema}.${table} as table public.${table}`);
  }
}

/**
 * Fills the empty tables with what the snapshot holds; ids go on from there.
 * @returns false when there is no snapshot, or one of another version of the tables
 */
export async function restoreSnapshot(db: Db): Promise<boolean> {
  const columns = await columnsOf(db, "public");
  const copied = await columnsOf(db, schema);
  if (!tables.every((table) => columns.get(table)?.all === copied.get(table)?.all)) return false;
  for (const table of tables) {
    const { writable = "", hasIdentity } = columns.get(table) ?? {};
    await run(db, `insert into ${table} (${writable}) select ${writable} from ${schema}.${table}`);
    if (!hasIdentity) continue;
    await run(
      db,
      `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}
       having max(id) is not null`,
    );
  }
  return true;
}

interface Columns {
  tableName: string;
  /** Names and types, in order. */
  all: string;
  /** Names without those of generated columns, which cannot be written. */
  writable: string;
  hasIdentity: boolean;
}

async function columnsOf(db: Db, inSchema: string): Promise<Map<string, Columns>> {
  const { rows } = await sql<Columns>`
    select
      table_name,
      string_agg(column_name || ' ' || data_type, ', ' order by ordinal_position) as all,
      string_agg(column_name, ', ' order by ordinal_position)
        filter (where is_generated = 'NEVER') as writable,
      bool_or(is_identity = 'YES') as has_identity
    from information_schema.columns
    where table_schema = ${inSchema}
    group by table_name
  `.execute(db);
  return new Map(rows.map((row) => [row.tableName, row]));
}

async function run(db: Db, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}
