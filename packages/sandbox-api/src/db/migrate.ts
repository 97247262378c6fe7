import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import * as m0001 from "./migrations/m0001-accounts.ts";
import * as m0002 from "./migrations/m0002-sites.ts";
import * as m0003 from "./migrations/m0003-catalogue.ts";
import * as m0004 from "./migrations/m0004-articles.ts";
import * as m0005 from "./migrations/m0005-chat.ts";
import * as m0006 from "./migrations/m0006-feed-imports.ts";

// Kysely orders them by name.
const migrations: Record<string, Migration> = {
  "0001-accounts": m0001,
  "0002-sites": m0002,
  "0003-catalogue": m0003,
  "0004-articles": m0004,
  "0005-chat": m0005,
  "0006-feed-imports": m0006,
};

/**
 * Brings the schema up to date.
 * @throws Error naming the migration that failed; the schema is then as before.
 */
export async function migrateToLatest<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === "Error");
  if (failed) {
    throw new Error(`the database's migration ${failed.migrationName} failed.`, { cause: error });
  }
  throw new Error(`the database does not answer (${reasonOf(error)}).`, { cause: error });
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
