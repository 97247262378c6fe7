import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Db } from "../db/open.ts";
import { openFeed } from "./open-feed.ts";
import { FeedFileError, isRowError, type FeedItem, type RowError } from "./row.ts";
import { clearStaging, publishChunk, publishEnd, stageRows } from "./staging.ts";

/** What became of a feed file. Imported and rejected rows make the total. */
export interface ImportReport {
  /** Feed whose products were replaced; undefined when no row could be read. */
  feedId: number | undefined;
  format: "xml" | "csv";
  total: number;
  imported: number;
  rejected: number;
  /** The first 200, by line. */
  rowErrors: RowError[];
  rowErrorsTruncated: boolean;
}

const batchSize = 250;
const mostErrors = 200;

/**
 * Imports a feed file. Rows wait in a staging table until the file has been read to its end, so
 * that a broken one changes nothing; then they replace the feed's products, some thousand at a
 * time, so that nobody waits long. When no row can be read, the feed keeps the products it has.
 * @param bytes the file; memory does not grow with it
 * @param baseUrl this server's own address; pictures that it serves are stored without it
 * @param feedFor finds or creates the feed, once the file is known to be good
 * @throws FeedFileError when the file is no feed, is broken or holds no rows
 */
export async function importFeed(
  db: Db,
  bytes: AsyncIterable<Uint8Array>,
  baseUrl: string,
  feedFor: () => Promise<number>,
): Promise<ImportReport> {
  const importId = randomUUID();
  const { format, items } = await openFeed(bytes);
  const report: ImportReport = {
    feedId: undefined,
    format,
    total: 0,
    imported: 0,
    rejected: 0,
    rowErrors: [],
    rowErrorsTruncated: false,
  };
  try {
    for await (const batch of batches(items)) {
      await stageBatch(db, importId, batch, baseUrl, report);
      // The embedded database works in this thread: others get their turn here.
      await setImmediate();
    }
    if (report.total === 0) {
      throw new FeedFileError(
        format === "xml"
          ? "The XML holds no products: no item, entry or product element."
          : "The CSV holds no rows below its header line.",
      );
    }
    if (report.imported > 0) {
      report.feedId = await feedFor();
      await publish(db, importId, report.feedId);
    }
    return report;
  } finally {
    await clearStaging(db, importId);
  }
}

async function publish(db: Db, importId: string, feedId: number): Promise<void> {
  for (let last: string | undefined = ""; last !== undefined;) {
    last = await publishChunk(db, importId, feedId, last);
    await setImmediate();
  }
  await db.transaction().execute((trx) => publishEnd(trx, importId, feedId));
}

async function* batches(items: AsyncIterable<FeedItem>): AsyncGenerator<FeedItem[], void> {
  let batch: FeedItem[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

async function stageBatch(
  db: Db,
  importId: string,
  batch: readonly FeedItem[],
  baseUrl: string,
  report: ImportReport,
): Promise<void> {
  const rows = batch.flatMap((item) =>
    isRowError(item) ? [] : { ...item.row, image: ownPath(baseUrl, item.row.image) },
  );
  const added = await stageRows(db, importId, rows);
  for (const item of batch) {
    report.total += 1;
    const error = isRowError(item) ? item : duplicateError(item.line, item.row.externalId, added);
    if (error === undefined) report.imported += 1;
    else reject(report, error);
  }
}

function ownPath(baseUrl: string, image: string | null): string | null {
  const url = image === null ? null : URL.parse(image);
  return url && url.origin === new URL(baseUrl).origin ? url.pathname : image;
}

/** The first row of an id takes it out of the added ones; further rows do not find it. */
function duplicateError(
  line: number,
  externalId: string,
  added: Set<string>,
): RowError | undefined {
  if (added.delete(externalId)) return undefined;
  return { line, message: `Id "${externalId}" is used by an earlier row.` };
}

function reject(report: ImportReport, error: RowError): void {
  report.rejected += 1;
  if (report.rowErrors.length < mostErrors) report.rowErrors.push(error);
  else report.rowErrorsTruncated = true;
}
