import { phrasesOf } from "./phrases/phrases-of.ts";
import { priceRange, shelfOf, type WriterProduct } from "./product.ts";
import { capitalise, fill } from "./text/fill.ts";
import type { Language } from "./text/language.ts";
import { formatMoney } from "./text/money.ts";
import { choose } from "./text/seeded.ts";

/** A section that is proposed for an article. */
export interface SectionProposal {
  title: string;
  /** `theme` or `budget`. */
  type: string;
  criteria: { min: number; max: number };
}

const mostThemes = 4;
/** A shelf with fewer products goes into the last section. */
const themeSize = 2;

/**
 * Proposes sections for the selected products: by shelf of the shop where several have enough
 * products, else by price. Their maxima leave room for every product.
 */
export function proposeSections(
  products: readonly WriterProduct[],
  language: Language,
): SectionProposal[] {
  if (products.length === 0) return [];
  const themes = themesOf(products);
  return themes.length >= 2
    ? themeSections(themes, products.length, language)
    : budgetSections(products, language);
}

interface Theme {
  name: string;
  count: number;
}

function themesOf(products: readonly WriterProduct[]): Theme[] {
  const counts = Map.groupBy(products, ({ category }) => shelfOf(category) ?? "");
  return [...counts]
    .map(([name, members]) => ({ name, count: members.length }))
    .filter(({ name, count }) => name !== "" && count >= themeSize)
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, "en"))
    .slice(0, mostThemes);
}

function themeSections(themes: Theme[], total: number, language: Language): SectionProposal[] {
  const { sections } = phrasesOf(language);
  const proposals = themes.map(({ name, count }, index) => ({
    title: fill(sections.theme[index % sections.theme.length] ?? "{Facet}", {
      facet: name.toLowerCase(),
    }),
    type: "theme",
    criteria: criteriaFor(count),
  }));
  const rest = total - themes.reduce((sum, { count }) => sum + count, 0);
  if (rest === 0) return proposals;
  return [...proposals, { title: sections.more, type: "theme", criteria: criteriaFor(rest) }];
}

function budgetSections(products: readonly WriterProduct[], language: Language): SectionProposal[] {
  const { sections } = phrasesOf(language);
  const range = priceRange(products);
  const bounds = boundsOf(products);
  const [low, high = low] = bounds;
  if (!range || low === undefined || high === undefined) {
    const name = shelfOf(products[0]?.category ?? null);
    const title = name ? choose(sections.theme, name) : sections.more;
    return [
      {
        title: capitalise(fill(title, { facet: name?.toLowerCase() ?? "" })),
        type: "theme",
        criteria: criteriaFor(products.length),
      },
    ];
  }
  const money = (amount: number) => formatMoney(amount, range.currency, language);
  const band = (title: string, from: number, to: number): SectionProposal => {
    const members = products.filter(({ price }) => price !== null && price > from && price <= to);
    return { title, type: "budget", criteria: criteriaFor(members.length) };
  };
  const unpriced = products.filter(({ price }) => price === null).length;
  const proposals = [
    band(fill(sections.under, { amount: money(low) }), -1, low),
    ...(high > low
      ? [band(fill(sections.between, { from: money(low), to: money(high) }), low, high)]
      : []),
    band(fill(sections.over, { amount: money(high) }), high, Number.POSITIVE_INFINITY),
  ];
  if (unpriced > 0) {
    proposals.push({ title: sections.more, type: "theme", criteria: criteriaFor(unpriced) });
  }
  return proposals;
}

/** Round prices that split the products in two, or in three from nine on; none when they cannot. */
function boundsOf(products: readonly WriterProduct[]): number[] {
  const prices = products.flatMap(({ price }) => price ?? []).toSorted((a, b) => a - b);
  const shares = prices.length >= 9 ? [1 / 3, 2 / 3] : [1 / 2];
  const bounds = shares.map((share) => {
    const price = prices[Math.max(0, Math.ceil(prices.length * share) - 1)] ?? 0;
    return Math.ceil(price / 5) * 5;
  });
  const splits = (bound: number) => prices.some((price) => price > bound);
  return [...new Set(bounds)].filter(splits);
}

function criteriaFor(count: number): { min: number; max: number } {
  return { min: Math.max(1, Math.floor(count / 2)), max: Math.max(2, count + 1) };
}
