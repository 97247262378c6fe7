import { basename } from "node:path";
import type { MultipartFile } from "@fastify/multipart";
import type { Handlers, Schema } from "../../contract/handler.ts";
import type { Db } from "../../db/open.ts";
import { DownloadError, downloadFeed } from "../../feed-import/download.ts";
import { importFeed, type ImportReport } from "../../feed-import/import-feed.ts";
import { FeedFileError } from "../../feed-import/row.ts";
import { ProblemError, violation } from "../../http/problem.ts";
import { absoluteUrl } from "../../media/store.ts";
import { slugify } from "../../seed-data/slug.ts";
import { requireFeed, toFeed } from "./feed.ts";

const largestFile = 256 * 1024 * 1024;

/** Imports of feeds, from an address or a file. */
export const feedImportHandlers = {
  async importFeed({ db, params, baseUrl, signal }) {
    const feed = await requireFeed(db, params.id);
    if (feed.url === null) {
      throw new ProblemError(400, "The feed has no address. Set its url, or upload a file.");
    }
    try {
      const bytes = downloadFeed(absoluteUrl(baseUrl, feed.url), signal);
      const report = await importFeed(db, bytes, baseUrl, async () => feed.id);
      return await toImport(db, report, baseUrl);
    } catch (error) {
      if (error instanceof DownloadError) throw new ProblemError(502, error.message);
      if (error instanceof FeedFileError) throw violation("url", error.message);
      throw error;
    }
  },

  async uploadFeedFile({ db, files, baseUrl }) {
    let outcome: Promise<Schema<"FeedImport">> | undefined;
    for await (const part of files({ fileSize: largestFile, files: 1 })) {
      if (outcome === undefined && part.fieldname === "file") {
        outcome = importFile(db, part, baseUrl);
        // Read to the end even after an error, so that the reply can reach the sender.
        await outcome.catch(() => {});
      }
      part.file.resume();
    }
    if (outcome === undefined) throw violation("file", "Choose a file.");
    return outcome;
  },
} satisfies Partial<Handlers>;

async function importFile(
  db: Db,
  part: MultipartFile,
  baseUrl: string,
): Promise<Schema<"FeedImport">> {
  try {
    const report = await importFeed(db, wholeFile(part), baseUrl, () =>
      feedOfFile(db, part.filename),
    );
    return await toImport(db, report, baseUrl);
  } catch (error) {
    if (error instanceof FeedFileError) throw violation("file", error.message);
    throw error;
  }
}

/** @throws ProblemError 413 where the file was cut off at the limit */
async function* wholeFile({ file }: MultipartFile): AsyncGenerator<Uint8Array, void> {
  yield* file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  if (file.truncated) throw new ProblemError(413, "The file is larger than 256 MB.");
}

/** The feed whose code is the slug of the file's name; a new one when there is none. */
async function feedOfFile(db: Db, filename: string): Promise<number> {
  const name = basename(filename.replaceAll("\\", "/")).replace(/\.[a-z0-9]{1,5}$/i, "");
  const code = slugify(name).slice(0, 100) || "feed";
  const known = db.selectFrom("feeds").select("id").where("code", "=", code);
  const feed = await known.executeTakeFirst();
  if (feed) return feed.id;
  const created = await db
    .insertInto("feeds")
    .values({ name: name.slice(0, 255) || code, code })
    .returning("id")
    .executeTakeFirstOrThrow();
  return created.id;
}

async function toImport(
  db: Db,
  report: ImportReport,
  baseUrl: string,
): Promise<Schema<"FeedImport">> {
  const { feedId, ...counts } = report;
  return {
    feed: feedId === undefined ? null : toFeed(await requireFeed(db, feedId), baseUrl),
    ...counts,
  };
}
