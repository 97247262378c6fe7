import type { ElasticSearchPayloadInput } from "../graph/generated/graphql.ts";
import { positiveParam } from "../router/params.ts";

/** The lists of words to find; each has a weight. */
export const weightedLists = ["titleKeywords", "categoryKeywords", "descriptionKeywords"] as const;

/** One of them. */
export type WeightedList = (typeof weightedLists)[number];

/** The lists of words that must not be found. */
export const excludingLists = [
  "negativeTitleKeywords",
  "negativeCategoryKeywords",
  "negativeDescriptionKeywords",
] as const;

const keywordLists = [...weightedLists, ...excludingLists] as const;

/** One of the lists. */
export type KeywordList = (typeof keywordLists)[number];

/** What is searched for, as the form holds it. */
export interface ElasticForm extends Record<KeywordList, readonly string[]> {
  /** Prices in major units of the products' currency; null means no end. */
  budget: { min: number | null; max: number | null };
  /** Weights above 0; null leaves one to the API. */
  scores: Record<WeightedList, number | null>;
}

/** How many products a page of results shows. */
export const resultsPerPage = 20;

const params: Record<KeywordList, string> = {
  titleKeywords: "title",
  categoryKeywords: "category",
  descriptionKeywords: "description",
  negativeTitleKeywords: "notTitle",
  negativeCategoryKeywords: "notCategory",
  negativeDescriptionKeywords: "notDescription",
};
const scoreParam = (list: WeightedList) => `${params[list]}Score`;

/** Reads the search that the URL's query names. @returns null where it names none */
export function readElasticForm(query: URLSearchParams): ElasticForm | null {
  if (!query.has("search")) return null;
  const words = (list: KeywordList) => [
    ...new Set(
      query
        .getAll(params[list])
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  ];
  return {
    titleKeywords: words("titleKeywords"),
    categoryKeywords: words("categoryKeywords"),
    descriptionKeywords: words("descriptionKeywords"),
    negativeTitleKeywords: words("negativeTitleKeywords"),
    negativeCategoryKeywords: words("negativeCategoryKeywords"),
    negativeDescriptionKeywords: words("negativeDescriptionKeywords"),
    budget: { min: readNumber(query, "min"), max: readNumber(query, "max") },
    scores: {
      titleKeywords: readNumber(query, scoreParam("titleKeywords")),
      categoryKeywords: readNumber(query, scoreParam("categoryKeywords")),
      descriptionKeywords: readNumber(query, scoreParam("descriptionKeywords")),
    },
  };
}

/** The page of the results that the URL's query names, from 1. */
export function readResultsPage(query: URLSearchParams): number {
  return positiveParam(query, "page", 1);
}

/** The URL's query that names a search, so that it can be shared. */
export function writeElasticForm(form: ElasticForm): URLSearchParams {
  const query = new URLSearchParams({ search: "1" });
  for (const list of keywordLists) {
    for (const word of form[list]) query.append(params[list], word);
  }
  for (const end of ["min", "max"] as const) {
    if (form.budget[end] !== null) query.set(end, String(form.budget[end]));
  }
  for (const list of weightedLists) {
    if (form.scores[list] !== null) query.set(scoreParam(list), String(form.scores[list]));
  }
  return query;
}

/** A form where nothing is searched for. */
export const emptyElasticForm: ElasticForm = {
  titleKeywords: [],
  categoryKeywords: [],
  descriptionKeywords: [],
  negativeTitleKeywords: [],
  negativeCategoryKeywords: [],
  negativeDescriptionKeywords: [],
  budget: { min: null, max: null },
  scores: { titleKeywords: null, categoryKeywords: null, descriptionKeywords: null },
};

/** What the API is sent: every list, the budget, and the weights that were given. */
export function toPayload(siteId: number, form: ElasticForm): ElasticSearchPayloadInput {
  const lists = Object.fromEntries(keywordLists.map((list) => [list, [...form[list]]]));
  const weights = weightedLists.flatMap((list) => {
    const weight = form.scores[list];
    return weight === null ? [] : [[list, weight] as const];
  });
  return { siteId, ...lists, budget: { ...form.budget }, scores: Object.fromEntries(weights) };
}

/** A number at or above 0, as the URL has it; anything else counts as none. */
function readNumber(query: URLSearchParams, name: string): number | null {
  const text = query.get(name)?.trim();
  const value = text ? Number(text) : Number.NaN;
  return Number.isFinite(value) && value >= 0 ? value : null;
}
