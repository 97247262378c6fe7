import type { SearchPart } from "./ts-query.ts";

/** A range of prices, both ends included, in major units; null leaves an end open. */
export interface Budget {
  min: number | null;
  max: number | null;
}

/** A keyword with what a match in its part is worth. */
export interface WeightedKeyword {
  part: SearchPart;
  keyword: string;
  /** Above zero. */
  boost: number;
}

/** What to search the catalogue for. */
export interface SearchCriteria {
  feedIds: readonly number[];
  /** At least one must match; with none, every product does. */
  keywords: readonly WeightedKeyword[];
  /** None may match. */
  negatives: readonly { part: SearchPart; keyword: string }[];
  budget: Budget;
}

/** No limit on prices. */
export const anyBudget: Budget = { min: null, max: null };

/** What a match is worth by default. */
export const defaultBoosts: Readonly<Record<SearchPart, number>> = {
  title: 3,
  category: 2,
  description: 1,
};
