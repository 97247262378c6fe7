import type { Db } from "../db/open.ts";

/** Runs in a transaction: the open one, or a new one. */
export function inTransaction<T>(db: Db, run: (trx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? run(db) : db.transaction().execute(run);
}
