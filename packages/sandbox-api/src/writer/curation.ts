import type { Budget } from "../search/criteria.ts";
import { foldText } from "../search/fold.ts";
import { mentions } from "./matching.ts";
import { familyOf, type WriterProduct } from "./product.ts";

/** A judgement on one idea or product. */
export interface Verdict {
  id: number;
  keep: boolean;
  /** Why it is weak; empty when it is kept. */
  reason: string;
}

/** A selected product with its rank among all of them, most wanted first. */
export interface CuratedProduct extends WriterProduct {
  ideaId: number;
  image: string | null;
}

/** An idea with its selected products. */
export interface CuratedIdea {
  id: number;
  title: string;
  keywords: readonly string[];
  /** Number of products that were found for it. */
  found: number;
  selected: readonly WriterProduct[];
}

const fewestProducts = 2;

/**
 * Reviews ideas: one is weak when hardly anything was found for it, when its selected products do
 * not answer its own words, or when an earlier idea has most of the same ones.
 */
export function reviewIdeas(ideas: readonly CuratedIdea[]): Verdict[] {
  const kept: CuratedIdea[] = [];
  return ideas.map((idea) => {
    const reason = weaknessOfIdea(idea, kept);
    if (reason === "") kept.push(idea);
    return { id: idea.id, keep: reason === "", reason };
  });
}

function weaknessOfIdea(idea: CuratedIdea, kept: readonly CuratedIdea[]): string {
  if (idea.found < fewestProducts) return "Too few products were found for it.";
  const answers = idea.selected.filter((product) =>
    idea.keywords.some((keyword) => mentions(allText(product), keyword)),
  );
  if (idea.keywords.length > 0 && answers.length * 2 < idea.selected.length) {
    return "Most of its selected products do not answer its keywords.";
  }
  const titles = new Set(idea.selected.map(({ title }) => foldText(title)));
  const twin = kept.find(
    ({ selected }) =>
      selected.filter(({ title }) => titles.has(foldText(title))).length * 2 > titles.size,
  );
  return twin ? `It has most of its selected products in common with "${twin.title}".` : "";
}

/**
 * Reviews selected products: one is weak when it breaks the budget, lacks a price or a picture,
 * is a variant of one that ranks before it, or has nothing to do with what was asked for.
 */
export function reviewProducts(
  products: readonly CuratedProduct[],
  keywords: readonly string[],
  budget: Budget,
): Verdict[] {
  const families = new Set<string>();
  return products.map((product) => {
    const family = foldText(`${familyOf(product.title)} ${product.brand ?? ""}`);
    const reason = families.has(family)
      ? "A variant of it is selected already."
      : weaknessOfProduct(product, keywords, budget);
    if (reason === "") families.add(family);
    return { id: product.id, keep: reason === "", reason };
  });
}

function weaknessOfProduct(
  product: CuratedProduct,
  keywords: readonly string[],
  { min, max }: Budget,
): string {
  const { price } = product;
  if (price === null) return "It has no price.";
  if ((min !== null && price < min) || (max !== null && price > max)) {
    return "Its price is outside the budget.";
  }
  if (product.image === null) return "It has no picture.";
  const text = allText(product);
  const isRelated = keywords.length === 0 || keywords.some((keyword) => mentions(text, keyword));
  return isRelated ? "" : "It has nothing to do with what was asked for.";
}

function allText({ title, category, brand, source }: WriterProduct): string {
  return [title, category, brand, source].filter(Boolean).join(" ");
}
