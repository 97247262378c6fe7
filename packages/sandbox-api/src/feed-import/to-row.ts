import { cleanText } from "./clean-text.ts";
import { requiredFields, type FieldTexts } from "./fields.ts";
import { parsePrice } from "./price.ts";
import type { FeedItem } from "./row.ts";

const longestTitle = 255;
const longestId = 255;
const longestUrl = 2048;
const invalid = Symbol("invalid");
/** Google Shopping's own limit; longer descriptions are cut. */
const longestDescription = 5000;

/**
 * Turns a row's texts into a product, or says everything that is wrong with it.
 * @param line line of the file on which the row starts, from 1
 */
export function toFeedItem(line: number, texts: FieldTexts): FeedItem {
  const problems: string[] = [];
  const cleaned = (text: string | undefined) => (text === undefined ? "" : cleanText(text));

  const externalId = cleaned(texts.id);
  const title = cleaned(texts.title);
  const priceText = cleaned(texts.price);
  const price = parsePrice(priceText);
  const present = { id: externalId, title, price: priceText };
  for (const field of requiredFields) {
    if (present[field] === "") problems.push(`${field} is missing`);
  }
  if (externalId.length > longestId) problems.push(`id is longer than ${longestId} characters`);
  if (title.length > longestTitle) problems.push(`title is longer than ${longestTitle} characters`);
  if (priceText !== "" && price === null) {
    problems.push(`price ${quote(priceText)} is not an amount above zero such as 39.90 EUR`);
  }

  const url = readUrl(texts.link);
  const image = readUrl(texts.image_link);
  if (url === invalid) problems.push(`link ${quote(texts.link)} is not a web address`);
  if (image === invalid)
    problems.push(`image_link ${quote(texts.image_link)} is not a web address`);

  if (problems.length > 0 || price === null || url === invalid || image === invalid) {
    return { line, message: sentence(problems) };
  }
  return {
    line,
    row: {
      externalId,
      title,
      description: cleaned(texts.description).slice(0, longestDescription) || null,
      price: price.amount,
      currency: price.currency ?? currencyCode(texts.currency),
      brand: cleaned(texts.brand) || null,
      category: cleaned(texts.product_type) || cleaned(texts.google_product_category) || null,
      url,
      image,
    },
  };
}

function currencyCode(text: string | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? "";
  return /^[A-Z]{3}$/.test(code) ? code : null;
}

function readUrl(text: string | undefined): string | null | typeof invalid {
  const trimmed = text?.trim() ?? "";
  if (trimmed === "") return null;
  const url = trimmed.length <= longestUrl ? URL.parse(trimmed) : null;
  return url?.protocol === "https:" || url?.protocol === "http:" ? url.href : invalid;
}

function quote(text: string | undefined): string {
  const shown = text?.trim() ?? "";
  return `"${shown.length > 60 ? `${shown.slice(0, 60)}…` : shown}"`;
}

function sentence(problems: string[]): string {
  const joined = problems.join("; ");
  return `${joined.charAt(0).toUpperCase()}${joined.slice(1)}.`;
}
