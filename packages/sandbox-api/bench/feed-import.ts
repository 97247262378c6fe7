import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, type Db } from "../src/db/open.ts";
import { favourMemory } from "../src/favour-memory.ts";
import { importFeed } from "../src/feed-import/import-feed.ts";
import { seedIfEmpty } from "../src/seed/seed.ts";

// Imports feeds of 50,000 rows into a seeded sandbox on disk and tells time and memory. Ends with
// an error when an import takes more than 128 MB above idle.

const rows = 50_000;
const limitMb = 128;
const pauseMs = 20;
const origin = "http://127.0.0.1";

favourMemory();

// Making a database takes more memory than running it: another process does that.
const [seedInto] = process.argv.slice(2);
if (seedInto !== undefined) {
  const fresh = await openDatabase({ kind: "embedded", folder: seedInto });
  await seedIfEmpty(fresh);
  await fresh.destroy();
  process.exit(0);
}
const folder = await mkdtemp(join(tmpdir(), "feed-import-"));
execFileSync(process.execPath, [import.meta.filename, folder]);
const db = await openDatabase({ kind: "embedded", folder });
const feed = await db
  .insertInto("feeds")
  .values({ name: "Bench", code: "bench" })
  .returning("id")
  .executeTakeFirstOrThrow();

let isOverLimit = false;
await measure("CSV, first import", csvFile("first"));
await measure("CSV, nothing changed", csvFile("first"));
await measure("CSV, every row changed", csvFile("second"));
await measure("XML, every row changed", xmlFile("third"));
await db.destroy();
await rm(folder, { recursive: true });
if (isOverLimit) process.exitCode = 1;

async function measure(name: string, file: AsyncIterable<Uint8Array>): Promise<void> {
  await settle(db);
  const idle = megabytes();
  let peak = idle;
  const timer = setInterval(() => {
    peak = Math.max(peak, megabytes());
  }, 10);
  const start = performance.now();
  const waits = longestWait(db);
  const report = await importFeed(db, file, origin, async () => feed.id);
  const seconds = (performance.now() - start) / 1000;
  const longest = await waits.stop();
  clearInterval(timer);
  peak = Math.max(peak, megabytes());
  if (report.imported !== rows) throw new Error(`${report.imported} rows were imported.`);
  if (peak - idle > limitMb) isOverLimit = true;
  console.log(
    `${name}: ${seconds.toFixed(1)} s, idle ${idle.toFixed(0)} MB, peak ${peak.toFixed(0)} MB ` +
      `(+${(peak - idle).toFixed(0)}), longest wait of another query ${longest.toFixed(0)} ms`,
  );
}

/** How late the answer to another query comes meanwhile, at most, in milliseconds. */
function longestWait(database: Db) {
  let longest = 0;
  let isStopped = false;
  const done = (async () => {
    while (!isStopped) {
      // The embedded database works in this thread, so that the pause may come late as well.
      const due = performance.now() + pauseMs;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      await database.selectFrom("sites").select("id").limit(1).execute();
      longest = Math.max(longest, performance.now() - due);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await done;
      return longest;
    },
  };
}

async function settle(database: Db): Promise<void> {
  await database.selectFrom("sites").selectAll().execute();
  globalThis.gc?.();
  await new Promise((resolve) => setTimeout(resolve, 500));
}

function megabytes(): number {
  return process.memoryUsage.rss() / 1024 / 1024;
}

async function* csvFile(edition: string): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  yield encoder.encode("id,title,description,link,image_link,price,brand,product_type\n");
  for (let row = 0; row < rows; row += 200) {
    const lines = Array.from({ length: 200 }, (_, index) => csvRow(row + index, edition));
    yield encoder.encode(lines.join(""));
  }
}

function csvRow(id: number, edition: string): string {
  return `${id},"Product ${id}, ${edition} edition","${description(id)}",https://shop.example/p/${id},https://img.example/${id}.jpg,${price(id)} EUR,Brand ${id % 300},Home > Shelf ${id % 40}\n`;
}

async function* xmlFile(edition: string): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  yield encoder.encode('<rss xmlns:g="http://base.google.com/ns/1.0"><channel>');
  for (let row = 0; row < rows; row += 200) {
    const items = Array.from({ length: 200 }, (_, index) => xmlItem(row + index, edition));
    yield encoder.encode(items.join("\n"));
  }
  yield encoder.encode("</channel></rss>");
}

function xmlItem(id: number, edition: string): string {
  return `<item><g:id>${id}</g:id><title>Product ${id}, ${edition} edition</title><description>${description(id)}</description><link>https://shop.example/p/${id}</link><g:image_link>https://img.example/${id}.jpg</g:image_link><g:price>${price(id)} EUR</g:price><g:brand>Brand ${id % 300}</g:brand><g:product_type>Home &gt; Shelf ${id % 40}</g:product_type></item>`;
}

function description(id: number): string {
  return `A gift number ${id} made of oak and linen for kitchens, gardens and quiet evenings with ${id % 97} friends around a table. It comes in a box with a card.`;
}

function price(id: number): string {
  return (5 + (id % 20_000) / 100).toFixed(2);
}
