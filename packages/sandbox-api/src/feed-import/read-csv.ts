import { CsvError, parse, type Parser } from "csv-parse";
import { fieldNamed, type Field, type FieldTexts } from "./fields.ts";
import { FeedFileError, type FeedItem } from "./row.ts";
import { toFeedItem } from "./to-row.ts";

/** No honest row is larger; a quote that never closes would make one of the whole file. */
const largestRecord = 1_000_000;

/**
 * Reads a CSV file whose first line names the columns.
 * @param text the file, piece by piece
 * @throws FeedFileError when a quote is left open
 */
export async function* readCsv(
  text: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<FeedItem, void> {
  const found: FeedItem[] = [];
  let columns: (Field | undefined)[] | undefined;
  let previousLine = 0;
  const parser = parse({
    bom: true,
    delimiter,
    max_record_size: largestRecord,
    relax_column_count: true,
    relax_quotes: true,
    on_record(cells: string[], context) {
      const line = previousLine + 1;
      previousLine = context.lines;
      const isBlank = cells.every((cell) => cell.trim() === "");
      if (columns === undefined) {
        if (!isBlank) columns = cells.map(fieldNamed);
      } else if (!isBlank) {
        found.push(readRecord(line, cells, columns));
      }
      // Taken here, so that nothing piles up in the stream.
      return null;
    },
  });
  // Every error also reaches the call that caused it.
  parser.on("error", () => {});
  try {
    for await (const piece of text) {
      await write(parser, piece);
      yield* found.splice(0);
    }
    await write(parser, null);
    yield* found.splice(0);
  } catch (error) {
    if (error instanceof CsvError) throw brokenAt(previousLine + 1, error);
    throw error;
  }
}

/** @param piece null ends the file */
async function write(parser: Parser, piece: string | null): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const done = (error?: Error | null) => (error ? reject(error) : resolve());
  if (piece === null) parser.end(done);
  else parser.write(piece, done);
  await promise;
}

function readRecord(line: number, cells: string[], columns: (Field | undefined)[]): FeedItem {
  if (cells.length > columns.length) {
    return {
      line,
      message: `The row has ${cells.length} cells, the header only ${columns.length}. Put texts that hold the delimiter in quotes.`,
    };
  }
  const texts: FieldTexts = {};
  for (const [index, field] of columns.entries()) {
    const cell = cells[index];
    if (field !== undefined && cell !== undefined) texts[field] ||= cell;
  }
  return toFeedItem(line, texts);
}

function brokenAt(line: number, error: CsvError): FeedFileError {
  const isOpenQuote = error.code === "CSV_QUOTE_NOT_CLOSED" || error.code === "CSV_MAX_RECORD_SIZE";
  return new FeedFileError(
    isOpenQuote
      ? `The CSV is broken: a quote in the row of line ${line} is never closed.`
      : `The CSV is broken at line ${line}: ${error.message}`,
    { cause: error },
  );
}
