import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** File with a dump of a migrated and seeded database. */
    seededDatabase: string;
  }
}

let folder: string;

/**
 * Makes the database once; every worker loads a copy, which is faster than its own. A process
 * of its own does it, since making it takes 850 MB for a moment.
 */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), "sandbox-seed-"));
  const file = join(folder, "seeded.tar");
  const script = fileURLToPath(new URL("dump-seeded.ts", import.meta.url));
  await promisify(execFile)(process.execPath, [script, file]);
  project.provide("seededDatabase", file);
}

/** Removes it. */
export async function teardown(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
