import type { JsonObject, JsonValue } from "../json.ts";
import type { SearchCriteria } from "./criteria.ts";

/** A search as a query of Elasticsearch, which the product's API host sends for it. */
export function elasticQuery(criteria: SearchCriteria): JsonObject {
  const { budget, feedIds, keywords, negatives } = criteria;
  const filter: JsonValue[] = [{ terms: { feedId: [...feedIds] } }];
  if (budget.min !== null || budget.max !== null) {
    const range: JsonObject = {};
    if (budget.min !== null) range["gte"] = budget.min;
    if (budget.max !== null) range["lte"] = budget.max;
    filter.push({ range: { price: range } });
  }
  const bool: JsonObject = { filter };
  if (keywords.length > 0) {
    bool["should"] = keywords.map(({ part, keyword, boost }) => ({
      match: { [part]: { query: keyword, operator: "and", boost } },
    }));
    bool["minimum_should_match"] = 1;
  } else {
    bool["must"] = [{ match_all: {} }];
  }
  if (negatives.length > 0) {
    bool["must_not"] = negatives.map(({ part, keyword }) => ({
      match: { [part]: { query: keyword, operator: "and" } },
    }));
  }
  return { bool };
}
