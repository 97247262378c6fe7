import type { Schema } from "../contract/handler.ts";
import { violation } from "../http/problem.ts";
import { defaultBoosts, type SearchCriteria, type WeightedKeyword } from "./criteria.ts";
import type { SearchPart } from "./ts-query.ts";

type Payload = Schema<"ElasticSearchPayload">;

const parts = ["title", "category", "description"] as const satisfies SearchPart[];

/**
 * What a search payload asks for.
 * @param feedIds feeds of the payload's site
 * @throws ViolationError for a weight that is no number above zero, or a budget whose ends are
 * the wrong way round
 */
export function criteriaOf(payload: Payload, feedIds: readonly number[]): SearchCriteria {
  const min = payload.budget?.min ?? null;
  const max = payload.budget?.max ?? null;
  if (min !== null && max !== null && min > max) {
    throw violation("budget.min", "This value should not be greater than the maximum.");
  }
  return {
    feedIds,
    keywords: parts.flatMap((part) => {
      const boost = boostOf(payload, part);
      return (payload[`${part}Keywords`] ?? []).map((keyword): WeightedKeyword => ({
        part,
        keyword,
        boost,
      }));
    }),
    negatives: parts.flatMap((part) =>
      (payload[negativeLists[part]] ?? []).map((keyword) => ({ part, keyword })),
    ),
    budget: { min, max },
  };
}

const negativeLists = {
  title: "negativeTitleKeywords",
  category: "negativeCategoryKeywords",
  description: "negativeDescriptionKeywords",
} as const satisfies Record<SearchPart, keyof Payload>;

function boostOf(payload: Payload, part: SearchPart): number {
  const name = `${part}Keywords`;
  const weight: unknown = payload.scores?.[name];
  if (weight === undefined || weight === null) return defaultBoosts[part];
  if (typeof weight === "number" && weight > 0 && weight <= 1000) return weight;
  throw violation(`scores.${name}`, "This value should be a number above 0, at most 1000.");
}
