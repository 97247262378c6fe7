/** A product as a feed describes it. */
export interface CatalogueRow {
  /** The shop's own identifier, unique within the feed. */
  externalId: string;
  title: string;
  /** Plain text. */
  description: string | null;
  /** In major units of the currency, two decimals. */
  price: number;
  /** ISO 4217 code; null when the feed names none. */
  currency: string | null;
  brand: string | null;
  category: string | null;
  url: string | null;
  image: string | null;
}

/** A row that can be imported, with the line on which it starts, from 1. */
export interface ParsedRow {
  line: number;
  row: CatalogueRow;
}

/** Why one row cannot be imported, with the line on which it starts, from 1. */
export interface RowError {
  line: number;
  message: string;
}

/** What the parser yields for each row of a file: either way, none is lost. */
export type FeedItem = ParsedRow | RowError;

/** Tells a bad row from a good one. */
export function isRowError(item: FeedItem): item is RowError {
  return "message" in item;
}

/** The file as a whole cannot be imported. The message says what is wrong with it. */
export class FeedFileError extends Error {
  override readonly name = "FeedFileError";
}
