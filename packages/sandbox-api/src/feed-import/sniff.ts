import { parse } from "csv-parse/sync";
import { fieldNamed, requiredFields, type Field } from "./fields.ts";
import { FeedFileError } from "./row.ts";

/** What a file is. */
export type SniffedFormat = { format: "xml" } | { format: "csv"; delimiter: string };

const delimiters = [",", ";", "\t", "|"];
const expected =
  "Send Google Shopping XML, or CSV with a header line such as id,title,description,price.";

/**
 * Recognises a feed by its content, whatever its name.
 * @param start the beginning of the file, decoded
 * @param complete whether that is all of it
 * @throws FeedFileError that says what the file is instead, or which columns are missing
 */
export function sniffFormat(start: string, complete: boolean): SniffedFormat {
  const text = start.replace(/^\uFEFF/, "").trimStart();
  if (text === "") throw new FeedFileError("The file is empty.");
  if (text.includes("\0")) {
    throw new FeedFileError(`The file is binary, not text. ${expected}`);
  }
  if (/^<(!doctype\s+html|html)\b/i.test(text)) {
    throw new FeedFileError(`The file is a web page, not a feed. ${expected}`);
  }
  if (text.startsWith("<")) return { format: "xml" };
  return { format: "csv", delimiter: sniffDelimiter(headerLine(text, complete)) };
}

function headerLine(text: string, complete: boolean): string {
  const end = text.search(/[\r\n]/);
  if (end === -1 && !complete) throw notAFeed();
  return end === -1 ? text : text.slice(0, end);
}

function sniffDelimiter(header: string): string {
  const candidates = delimiters
    .map((delimiter) => ({ delimiter, fields: fieldsOf(header, delimiter) }))
    .toSorted((a, b) => b.fields.size - a.fields.size);
  const best = candidates[0];
  // One known word alone may be prose.
  if (best === undefined || best.fields.size < 2) throw notAFeed();
  const missing = requiredFields.filter((field) => !best.fields.has(field));
  if (missing.length > 0) {
    throw new FeedFileError(
      `The CSV's header line has no column ${missing.join(" and no column ")}. It needs id, title and price.`,
    );
  }
  return best.delimiter;
}

function fieldsOf(header: string, delimiter: string): Set<Field> {
  let names: string[];
  try {
    names = parse(header, { delimiter, relax_quotes: true, to: 1 })[0] ?? [];
  } catch {
    return new Set();
  }
  return new Set(names.map(fieldNamed).filter((field) => field !== undefined));
}

function notAFeed(): FeedFileError {
  return new FeedFileError(`The file is neither Google Shopping XML nor CSV. ${expected}`);
}
