import { readBudget } from "./text/budget.ts";
import { keywordsOf } from "./text/keywords.ts";
import { overlap } from "./matching.ts";
import { shelfOf, type WriterProduct } from "./product.ts";

/** A section that wants products. */
export interface OpenSection {
  id: number;
  title: string;
  type: string;
  criteria: { min: number; max: number };
}

/** A product's place. */
export interface Assignment {
  productId: number;
  sectionId: number;
  /** From 1, without gaps within a section. */
  priority: number;
}

interface Match {
  product: WriterProduct;
  section: OpenSection;
  fit: number;
  rank: number;
}

/**
 * Assigns products to sections: each to the section that fits it best and still has room. No
 * section gets more than its maximum; one below its minimum is filled before others grow. What
 * finds no room stays out.
 * @param products most wanted first
 */
export function assignProducts(
  sections: readonly OpenSection[],
  products: readonly WriterProduct[],
): Assignment[] {
  const matches = products
    .flatMap((product, rank) =>
      sections.map((section): Match => ({ product, section, fit: fitOf(section, product), rank })),
    )
    .toSorted((a, b) => b.fit - a.fit || a.rank - b.rank);
  const members = new Map(sections.map(({ id }) => [id, [] as Match[]]));
  const placed = new Set<number>();
  const place = (match: Match, limit: number) => {
    const list = members.get(match.section.id) ?? [];
    if (placed.has(match.product.id) || list.length >= limit) return;
    list.push(match);
    placed.add(match.product.id);
  };
  const fitting = matches.filter(({ fit }) => fit > 0);
  for (const match of fitting) place(match, match.section.criteria.max);
  for (const match of matches) place(match, match.section.criteria.min);
  for (const match of matches) place(match, match.section.criteria.max);
  fillMinima(sections, members, matches);
  return sections.flatMap(({ id }) =>
    (members.get(id) ?? [])
      .toSorted((a, b) => b.fit - a.fit || a.rank - b.rank)
      .map(({ product }, index) => ({
        productId: product.id,
        sectionId: id,
        priority: index + 1,
      })),
  );
}

/** Moves products from sections that can spare them to those below their minimum. */
function fillMinima(
  sections: readonly OpenSection[],
  members: Map<number, Match[]>,
  matches: readonly Match[],
): void {
  for (const section of sections) {
    const list = members.get(section.id) ?? [];
    for (const match of matches) {
      if (list.length >= section.criteria.min) break;
      if (match.section.id !== section.id) continue;
      const donor = sections.find((other) =>
        members.get(other.id)?.some(({ product }) => product.id === match.product.id),
      );
      const donated = donor && members.get(donor.id);
      if (!donor || !donated || donor.id === section.id) continue;
      if (donated.length <= donor.criteria.min) continue;
      donated.splice(
        donated.findIndex(({ product }) => product.id === match.product.id),
        1,
      );
      list.push(match);
    }
  }
}

/** How well a product suits a section; 0 when nothing speaks for it. */
function fitOf(section: OpenSection, product: WriterProduct): number {
  const { budget } = readBudget(section.title);
  if (budget.min !== null || budget.max !== null) {
    const { price } = product;
    if (price === null) return 0;
    const isAbove = budget.min === null || price > budget.min;
    return isAbove && (budget.max === null || price <= budget.max) ? 10 : 0;
  }
  const wanted = keywordsOf(section.title).join(" ");
  return (
    4 * overlap(wanted, shelfOf(product.category)) +
    2 * overlap(wanted, product.title) +
    overlap(wanted, product.category) +
    0.5 * overlap(wanted, product.source)
  );
}
