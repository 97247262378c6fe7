import { foldedWords } from "../search/fold.ts";
import type { Budget } from "../search/criteria.ts";
import { phrasesOf } from "./phrases/phrases-of.ts";
import { shelfOf, type WriterProduct } from "./product.ts";
import { fill } from "./text/fill.ts";
import { escapeHtml } from "./text/html.ts";
import type { Language } from "./text/language.ts";
import { formatMoney } from "./text/money.ts";
import { choose } from "./text/seeded.ts";
import { sentencesOf } from "./text/sentences.ts";

/** What a product's description is written for. */
export interface DescriptionContext {
  language: Language;
  budget: Budget;
}

/** Sentences of the feed that go into a description. */
const mostFacts = 2;

/**
 * Describes a product from its own attributes, as an HTML fragment. Different products get
 * different words; the same product always the same.
 */
export function describeProduct(product: WriterProduct, context: DescriptionContext): string {
  const { descriptions } = phrasesOf(context.language);
  const seed = `${product.title} ${product.brand}`;
  const values = {
    title: escapeHtml(product.title),
    brand: escapeHtml(product.brand ?? ""),
    shelf: escapeHtml(shelfOf(product.category)?.toLowerCase() ?? ""),
  };
  const openings = product.brand ? descriptions.openings : descriptions.openingsWithoutBrand;
  const opening = fill(choose(openings, seed), values);
  const facts = factsOf(product).map(escapeHtml);
  if (facts.length === 0 && values.shelf !== "") facts.push(fill(descriptions.plain, values));
  const parts = [opening, ...facts, priceSentence(product, context, seed)];
  return `<p>${parts.filter((part) => part !== "").join(" ")}</p>`;
}

/** Sentences of the feed that say more than the title does. */
function factsOf({ title, source }: WriterProduct): string[] {
  const known = new Set(foldedWords(title));
  return sentencesOf(source ?? "")
    .filter((sentence) => foldedWords(sentence).some((word) => !known.has(word)))
    .slice(0, mostFacts);
}

function priceSentence(
  { price, currency }: WriterProduct,
  { budget, language }: DescriptionContext,
  seed: string,
): string {
  if (price === null) return "";
  const { descriptions } = phrasesOf(language);
  const isCheap = budget.max !== null && price <= budget.max * 0.75;
  const templates = isCheap ? descriptions.withinBudget : descriptions.closings;
  return fill(choose(templates, `${seed} closing`), {
    price: formatMoney(price, currency, language),
  });
}
