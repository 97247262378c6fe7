import { foldText } from "../search/fold.ts";
import { mentions } from "./matching.ts";
import { familyOf, shelfOf, type WriterProduct } from "./product.ts";

/** A product with how well it answers what was asked for. */
export interface RankedProduct extends WriterProduct {
  /** Above zero; higher is better. */
  score: number;
  url: string | null;
  image: string | null;
}

/** Something that several products have in common and an idea can be about. */
export interface Facet {
  kind: "shelf" | "family" | "brand";
  /** As the feed writes it. */
  name: string;
  products: RankedProduct[];
  /** The keyword that most of its products answer. */
  topic: string | undefined;
  weight: number;
}

/** Brands stand back: what a thing is says more than who makes it. */
const kindWeights = { shelf: 1, family: 0.7, brand: 0.4 };

/**
 * What the products have in common, most promising first: shelves of the shop, kinds of product
 * and brands.
 * @param keywords what was asked for
 */
export function facetsOf(products: readonly RankedProduct[], keywords: readonly string[]): Facet[] {
  return [
    ...groups("shelf", products, (product) => shelfOf(product.category), 1),
    ...groups("family", products, (product) => familyOf(product.title), 2),
    ...groups("brand", products, (product) => product.brand, 3),
  ]
    .map((group) => ({ ...group, topic: topicOf(group.products, keywords) }))
    .toSorted((a, b) => b.weight - a.weight || a.name.localeCompare(b.name, "en"));
}

function groups(
  kind: Facet["kind"],
  products: readonly RankedProduct[],
  nameOf: (product: RankedProduct) => string | null,
  atLeast: number,
): Omit<Facet, "topic">[] {
  const named = products.filter((product) => nameOf(product));
  return Map.groupBy(named, (product) => foldText(nameOf(product) ?? ""))
    .values()
    .filter((members) => members.length >= atLeast)
    .map((members) => ({
      kind,
      name: (members[0] && nameOf(members[0])) ?? "",
      products: members,
      // The root keeps a large shelf of weak matches behind a small one of good ones.
      weight:
        (kindWeights[kind] * members.reduce((sum, { score }) => sum + score, 0)) /
        Math.sqrt(members.length),
    }))
    .toArray();
}

/** The keyword that most of the products answer, if any does. */
export function topicOf(
  products: readonly WriterProduct[],
  keywords: readonly string[],
): string | undefined {
  const counts = keywords.map((keyword) => ({
    keyword,
    count: products.filter((product) =>
      mentions(`${product.title} ${product.category} ${product.source}`, keyword),
    ).length,
  }));
  return counts.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)[0]?.keyword;
}

/** Tells whether two facets are mostly about the same products. */
export function alike(a: Facet, b: Facet): boolean {
  const ids = new Set(a.products.map(({ id }) => id));
  const common = b.products.filter(({ id }) => ids.has(id)).length;
  return common / Math.min(a.products.length, b.products.length) > 0.6;
}
