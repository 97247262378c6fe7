import type { FoundProduct } from "../search/product-search.ts";
import { foldText } from "../search/fold.ts";
import { familyOf } from "../writer/product.ts";

/** A product for an idea, and whether it is one of the picks that start out selected. */
export interface ChosenProduct {
  product: FoundProduct;
  picked: boolean;
}

const variantFactor = 0.85;
const seenFactor = 0.6;
const mostPicks = 3;
/** What is much worse than the best one would only be in the way. */
const leastShare = 0.2;
/** A pick is at least about half as good as the best one. */
const pickShare = 0.45;

/**
 * Chooses products for an idea from what was found, best first. Variants of one product and
 * products that other ideas show step back. The best three of different kinds are picked, but
 * none that another idea has selected.
 * @param used products of other ideas, true when selected there
 */
export function chooseProducts(
  found: readonly FoundProduct[],
  used: ReadonlyMap<number, boolean>,
  limit: number,
): ChosenProduct[] {
  const families = new Map<string, number>();
  const ranked = found
    .map((product) => {
      const family = foldText(familyOf(product.title));
      const variant = families.get(family) ?? 0;
      families.set(family, variant + 1);
      const seen = used.has(product.id) ? seenFactor : 1;
      return { product, family, score: product.score * variantFactor ** variant * seen };
    })
    .toSorted((a, b) => b.score - a.score || a.product.id - b.product.id);
  const best = ranked[0]?.score ?? 0;
  const picked = new Set<string>();
  const kept = ranked.filter(({ score }) => score >= best * leastShare).slice(0, limit);
  return kept.map(({ product, family, score }) => {
    const isPick =
      picked.size < mostPicks &&
      !picked.has(family) &&
      used.get(product.id) !== true &&
      score >= best * pickShare;
    if (isPick) picked.add(family);
    return { product, picked: isPick };
  });
}
