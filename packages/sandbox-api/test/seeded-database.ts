import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { openDatabaseWith } from "../src/db/open.ts";
import { seedIfEmpty } from "../src/seed/seed.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** File with a dump of a migrated and seeded database. */
    seededDatabase: string;
  }
}

let folder: string;

/** Makes the database once; every test file loads a copy, which is faster than its own. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), "sandbox-seed-"));
  const pglite = await PGlite.create("memory://");
  const db = await openDatabaseWith(pglite);
  await seedIfEmpty(db);
  const dump = await pglite.dumpDataDir("none");
  await db.destroy();
  const file = join(folder, "seeded.tar");
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  project.provide("seededDatabase", file);
}

/** Removes it. */
export async function teardown(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
