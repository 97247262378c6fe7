import { decodeText, guessEncoding } from "./decode.ts";
import { readCsv } from "./read-csv.ts";
import { readXml } from "./read-xml.ts";
import { FeedFileError, type FeedItem } from "./row.ts";
import { sniffFormat } from "./sniff.ts";

/** A feed file whose format is known. */
export interface OpenedFeed {
  format: "xml" | "csv";
  /**
   * Every row of the file, good or bad, once. Reading throws FeedFileError where the file
   * turns out to be broken.
   */
  items: AsyncIterable<FeedItem>;
}

/** Bytes that are looked at before the format is decided. */
const headSize = 64 * 1024;

/**
 * Recognises a feed file by its content and opens it for streaming.
 * @param bytes the file; at most 64 kB and one chunk of it are held at a time
 * @throws FeedFileError when it is neither Google Shopping XML nor CSV
 */
export async function openFeed(bytes: AsyncIterable<Uint8Array>): Promise<OpenedFeed> {
  const source = bytes[Symbol.asyncIterator]();
  const { head, complete } = await readHead(source);
  if (head.length === 0) throw new FeedFileError("The file is empty.");
  const encoding = guessEncoding(head);
  const start = new TextDecoder(encoding).decode(head, { stream: !complete });
  const sniffed = sniffFormat(start, complete);
  const text = decodeText(rejoin(head, source), encoding);
  return sniffed.format === "xml"
    ? { format: "xml", items: readXml(text) }
    : { format: "csv", items: readCsv(text, sniffed.delimiter) };
}

async function readHead(
  source: AsyncIterator<Uint8Array>,
): Promise<{ head: Uint8Array; complete: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (size < headSize) {
    const next = await source.next();
    if (next.done) return { head: Buffer.concat(chunks), complete: true };
    chunks.push(next.value);
    size += next.value.length;
  }
  return { head: Buffer.concat(chunks), complete: false };
}

async function* rejoin(
  head: Uint8Array,
  source: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  try {
    yield head;
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
  } finally {
    await source.return?.();
  }
}
