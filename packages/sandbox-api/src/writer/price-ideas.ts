import { topicOf, type RankedProduct } from "./facets.ts";
import type { Idea } from "./ideas.ts";
import { phrasesOf } from "./phrases/phrases-of.ts";
import { priceRange } from "./product.ts";
import { fill } from "./text/fill.ts";
import type { Language } from "./text/language.ts";
import { formatMoney } from "./text/money.ts";
import { choose } from "./text/seeded.ts";
import { topicName } from "./topic-name.ts";

/** Fewer products say nothing about a price band. */
const enough = 8;
const bestMatches = 40;

/**
 * One idea for the cheaper and one for the dearer of the best products, when prices spread.
 * The amount in the title limits the search for the idea's products.
 */
export function priceIdeas(request: {
  prompt: string;
  keywords: readonly string[];
  language: Language;
  products: readonly RankedProduct[];
}): Idea[] {
  const best = request.products.slice(0, bestMatches).filter(({ price }) => price !== null);
  const keyword = topicOf(best, request.keywords);
  const topic = keyword && topicName(keyword, best, request.language);
  const range = priceRange(best);
  if (topic === undefined || best.length < enough || !range) return [];
  const prices = best.map(({ price }) => price ?? 0).toSorted((a, b) => a - b);
  const low = roundAmount(prices[Math.floor(prices.length * 0.35)] ?? range.min);
  const high = roundAmount(prices[Math.floor(prices.length * 0.7)] ?? range.max);
  if (low <= range.min || high >= range.max || low >= high) return [];
  const { ideas } = phrasesOf(request.language);
  const seed = request.prompt;
  const money = (amount: number) => formatMoney(amount, range.currency, request.language);
  return [
    {
      title: fill(choose(ideas.small, seed), { topic, amount: money(low) }),
      keywords: [...request.keywords],
    },
    {
      title: fill(choose(ideas.large, seed), { topic, amount: money(high) }),
      keywords: [...request.keywords],
    },
  ];
}

/** To 5 up to 100, to 25 above, as people say prices. */
function roundAmount(amount: number): number {
  const step = amount <= 100 ? 5 : 25;
  return Math.round(amount / step) * step;
}
