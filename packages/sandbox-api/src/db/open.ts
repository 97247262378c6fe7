import { mkdir } from "node:fs/promises";
import { PGlite, types, type PGliteOptions } from "@electric-sql/pglite";
import { CamelCasePlugin, Kysely, PostgresDialect, type Dialect } from "kysely";
import pg from "pg";
import type { Database } from "./database.ts";
import { ExclusivePGliteDialect } from "./exclusive-pglite.ts";
import { lockFolder, type FolderLock } from "./folder-lock.ts";
import { migrateToLatest } from "./migrate.ts";

/** Where the data lies. */
export type DatabaseLocation =
  | { kind: "embedded"; folder: string }
  | { kind: "memory"; dump?: Blob }
  | { kind: "server"; url: string };

/** The sandbox's query builder. */
export type Db = Kysely<Database>;

/**
 * Opens the database and brings its schema up to date. `destroy()` closes it.
 * @throws Error when the folder or the server cannot be used
 */
export async function openDatabase(location: DatabaseLocation): Promise<Db> {
  return migrated(await dialectFor(location));
}

/** A PGlite whose values come as those of a PostgreSQL server do here. */
export function createPglite(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({
    ...options,
    // Its default of 128 MB saves no time here, and an import would fill it.
    startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"],
    parsers: { [types.NUMERIC]: Number, [types.INT8]: Number },
  });
}

/** As `openDatabase`, on a PGlite of `createPglite`. */
export function openDatabaseWith(pglite: PGlite): Promise<Db> {
  return migrated(new ExclusivePGliteDialect({ pglite }));
}

async function migrated(dialect: Dialect): Promise<Db> {
  const db = new Kysely<Database>({
    dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  try {
    await migrateToLatest(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

async function dialectFor(location: DatabaseLocation): Promise<Dialect> {
  if (location.kind === "server") {
    const { url: connectionString } = location;
    const pool = new pg.Pool({ connectionString, max: 10, types: numbersAsNumbers });
    // An idle connection that the server ends is replaced when it is needed next.
    pool.on("error", (error) => process.emitWarning(`Database connection lost: ${error.message}`));
    return new PostgresDialect({ pool });
  }
  const lock = location.kind === "embedded" ? await lockedFolder(location.folder) : undefined;
  const pglite = await createPglite({
    dataDir: location.kind === "embedded" ? location.folder : "memory://",
    loadDataDir: location.kind === "memory" ? location.dump : undefined,
  });
  return new ExclusivePGliteDialect({ pglite, onClose: lock?.release });
}

async function lockedFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  return lockFolder(folder);
}

/** `numeric` and `bigint` as numbers: prices and counts stay far below 2^53. */
const numbersAsNumbers: pg.CustomTypesConfig = {
  getTypeParser(id, format) {
    if (id === pg.types.builtins.NUMERIC || id === pg.types.builtins.INT8) return Number;
    return pg.types.getTypeParser(id, format);
  },
};
