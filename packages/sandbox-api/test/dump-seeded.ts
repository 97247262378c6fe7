import { writeFile } from "node:fs/promises";
import { createPglite, openDatabaseWith } from "../src/db/open.ts";
import { seedIfEmpty } from "../src/seed/seed.ts";

// Run by seeded-database.ts: writes a migrated and seeded database to the file that is named.
const [file = ""] = process.argv.slice(2);
const pglite = await createPglite({ dataDir: "memory://" });
const db = await openDatabaseWith(pglite);
await seedIfEmpty(db);
const dump = await pglite.dumpDataDir("none");
await writeFile(file, Buffer.from(await dump.arrayBuffer()));
await db.destroy();
