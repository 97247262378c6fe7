import { foldText } from "../search/fold.ts";
import { alike, facetsOf, type Facet, type RankedProduct } from "./facets.ts";
import { priceIdeas } from "./price-ideas.ts";
import { phrasesOf } from "./phrases/phrases-of.ts";
import { fill } from "./text/fill.ts";
import type { Language } from "./text/language.ts";
import { choose, hashOf } from "./text/seeded.ts";
import { mentions } from "./matching.ts";
import { topicName } from "./topic-name.ts";

/** A gift idea. */
export interface Idea {
  title: string;
  /** Words that the product search uses. */
  keywords: string[];
}

/** What ideas are written from. */
export interface IdeaRequest {
  prompt: string;
  keywords: readonly string[];
  language: Language;
  /** What the site's feeds hold for the prompt, best first. */
  products: readonly RankedProduct[];
  /** Ideas that are there; the new ones differ from them. */
  existing: readonly Idea[];
  count: number;
}

/**
 * Writes gift ideas from what the products found have in common: shelves, kinds, brands and
 * price bands. The same request gives the same ideas.
 */
export function writeIdeas(request: IdeaRequest): Idea[] {
  const { keywords, count } = request;
  const products = relevant(request.products);
  // The rest comes last, so that more ideas can always be asked for.
  const facets = onceEach([
    ...withOneBrand(distinct(facetsOf(products, keywords))),
    ...facetsOf(request.products, keywords),
  ]).filter((facet) => !isKnown(facet, request.existing));
  const priced = priceIdeas({ ...request, products });
  const fromFacets = facets
    .slice(0, Math.max(0, count - Math.min(1, priced.length)))
    .map((facet, index) => ideaOf(facet, index, request));
  const spare = facets.slice(fromFacets.length).map((facet, index) => {
    return ideaOf(facet, fromFacets.length + index, request);
  });
  const aboutKeywords = products.length === 0 ? keywordIdeas(request) : [];
  return withoutRepeats(
    [...fromFacets, ...priced, ...spare, ...aboutKeywords],
    request.existing,
  ).slice(0, count);
}

/** Without those that only touch the subject, unless hardly any are left. */
function relevant(products: readonly RankedProduct[]): readonly RankedProduct[] {
  const best = Math.max(...products.map(({ score }) => score));
  const good = products.filter(({ score }) => score >= best * 0.4);
  return good.length >= 6 ? good : products;
}

function withOneBrand(facets: readonly Facet[]): Facet[] {
  const brand = facets.find(({ kind }) => kind === "brand");
  return facets.filter((facet) => facet.kind !== "brand" || facet === brand);
}

function onceEach(facets: readonly Facet[]): Facet[] {
  const names = new Set<string>();
  return facets.filter(({ name }) => {
    const isNew = !names.has(foldText(name));
    names.add(foldText(name));
    return isNew;
  });
}

function distinct(facets: readonly Facet[]): Facet[] {
  const kept: Facet[] = [];
  for (const facet of facets) {
    if (!kept.some((other) => alike(other, facet))) kept.push(facet);
  }
  return kept;
}

/** An idea about the same thing is there already. */
function isKnown(facet: Facet, existing: readonly Idea[]): boolean {
  const name = foldText(facet.name);
  return existing.some(({ keywords }) => keywords.some((keyword) => foldText(keyword) === name));
}

function ideaOf(facet: Facet, index: number, request: IdeaRequest): Idea {
  const { ideas, personas } = phrasesOf(request.language);
  const name = facet.kind === "brand" ? facet.name : facet.name.toLowerCase();
  // Consecutive ideas of a prompt get different personas and templates.
  const turn = hashOf(request.prompt) + request.existing.length + index;
  const persona = personas[turn % personas.length] ?? "";
  const topic = facet.topic && topicName(facet.topic, facet.products, request.language);
  const values = { facet: name, brand: facet.name, persona, topic: topic ?? "" };
  if (facet.kind === "brand") return idea(choose(ideas.brand, facet.name), values, facet);
  const hasTopic = facet.topic !== undefined && !mentions(facet.name, facet.topic);
  const templates = hasTopic ? ideas.withTopic : ideas.alone;
  return idea(templates[turn % templates.length] ?? "", values, facet);
}

function idea(template: string, values: Record<string, string>, facet: Facet): Idea {
  const keywords = [facet.name.toLowerCase(), facet.topic];
  return {
    title: fill(template, values),
    keywords: [...new Set(keywords.filter((keyword) => keyword !== undefined))],
  };
}

/** When the feeds hold nothing that fits, the ideas follow the words of the prompt. */
function keywordIdeas(request: IdeaRequest): Idea[] {
  const { ideas, personas } = phrasesOf(request.language);
  return request.keywords.map((keyword, index) => ({
    title: fill(choose(ideas.alone, keyword), {
      facet: keyword,
      persona: personas[(hashOf(request.prompt) + index) % personas.length] ?? "",
    }),
    keywords: [keyword],
  }));
}

function withoutRepeats(ideas: readonly Idea[], existing: readonly Idea[]): Idea[] {
  const titles = new Set(existing.map(({ title }) => foldText(title)));
  return ideas.filter(({ title }) => {
    const key = foldText(title);
    if (titles.has(key)) return false;
    titles.add(key);
    return true;
  });
}
