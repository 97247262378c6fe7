import type { DescribedProduct } from "./describe-query.ts";
import { descriptionState } from "./described-products.ts";

/** A text that a human wrote and the one that a bot would put in its place. */
export interface Proposal {
  productId: number;
  title: string;
  mine: string;
  proposed: string;
}

/**
 * Human texts that a bot has replaced. They are put back, and the bot's text becomes a proposal: no
 * host is trusted to leave edits alone.
 * @param before the products before the bot wrote
 * @param after the products of its reply
 */
export function overwrittenEdits(
  before: readonly DescribedProduct[],
  after: readonly DescribedProduct[],
): Proposal[] {
  const edited = new Map(
    before
      .filter((product) => descriptionState(product) === "edited")
      .map((product) => [product.id, product]),
  );
  return after.flatMap(({ id, title, description }) => {
    const mine = edited.get(id)?.description;
    if (!mine || mine === description) return [];
    return [{ productId: id, title, mine, proposed: description ?? "" }];
  });
}

/** The words of an HTML fragment, for comparing them. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(p|h3|li)>|<br\s*\/?>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, "&")
    .trim();
}
