import type { DescribedProduct } from "./describe-query.ts";
import { descriptionState } from "./described-products.ts";

/** A text that a bot wrote where there was another one. */
export interface Proposal {
  productId: number;
  title: string;
  /** What stood there before. */
  mine: string;
  proposed: string;
  /** The bot's text stands there now, as it took the place of a bot's; a human's waits for a decision. */
  isTaken: boolean;
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
    return [{ productId: id, title, mine, proposed: description ?? "", isTaken: false }];
  });
}

/** A bot's texts that a bot has replaced; they stay replaced, and can be compared. */
export function replacedTexts(
  before: readonly DescribedProduct[],
  after: readonly DescribedProduct[],
): Proposal[] {
  const known = new Map(
    before
      .filter((product) => descriptionState(product) === "ai")
      .map((product) => [product.id, product.description ?? ""]),
  );
  return after.flatMap(({ id, title, description }) => {
    const mine = known.get(id);
    if (mine === undefined || !description || mine === description) return [];
    return [{ productId: id, title, mine, proposed: description, isTaken: true }];
  });
}

/** Adds proposals; a newer one for the same product takes the place of the older. */
export function withProposals(
  known: readonly Proposal[],
  fresh: readonly Proposal[],
): readonly Proposal[] {
  const ids = new Set(fresh.map(({ productId }) => productId));
  return [...known.filter(({ productId }) => !ids.has(productId)), ...fresh];
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
