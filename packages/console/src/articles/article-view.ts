import { clampPage, pageCount } from "@gift-console/ui/paginator/page-items.ts";
import { sortRows, type Sort, type SortValue } from "@gift-console/ui/table/sort.ts";
import { matchWords } from "../lists/match-words.ts";
import { wizardSegments, type WizardStep } from "../paths.ts";
import { positiveParam } from "../router/params.ts";
import { articleTitle, nextStep } from "./article-list.ts";
import type { ListedArticle } from "./articles-query.ts";

/** How the list of articles is narrowed, ordered and paged; all of it stands in the URL. */
export interface ArticleView {
  search: string;
  /** Only the articles that go on with this step. */
  step: WizardStep | null;
  sort: Sort;
  /** From 1. */
  page: number;
  /** Articles per page. */
  size: number;
}

/** The sizes of a page to choose from. */
export const pageSizes = [50, 100, 500, 1000] as const;

const defaultSize = 100;

const reading = {
  title: articleTitle,
  steps: nextStep,
  updatedAt: ({ updatedAt }) => (updatedAt ? new Date(updatedAt) : null),
} as const satisfies Record<string, (article: ListedArticle) => SortValue>;

type SortColumn = keyof typeof reading;

/** Reads the view from the URL's query; what it does not understand counts as left out. */
export function readArticleView(params: URLSearchParams): ArticleView {
  const [column = "", direction] = (params.get("sort") ?? "updatedAt:descending").split(":");
  const isKnown = Object.hasOwn(reading, column);
  const step = wizardSegments.findIndex((segment) => segment === params.get("step"));
  const size = positiveParam(params, "size", defaultSize);
  return {
    search: params.get("q") ?? "",
    step: step === -1 ? null : ((step + 1) as WizardStep),
    sort: {
      column: isKnown ? column : "updatedAt",
      direction: isKnown && direction !== "descending" ? "ascending" : "descending",
    },
    page: positiveParam(params, "page", 1),
    size: pageSizes.find((known) => known === size) ?? defaultSize,
  };
}

/** The articles that the view shows on all its pages, in its order. */
export function viewArticles(
  articles: readonly ListedArticle[],
  { search, step, sort }: ArticleView,
): ListedArticle[] {
  const found = articles.filter(
    (article) =>
      (step === null || nextStep(article) === step) &&
      (search === "" || matchWords(search, articleTitle(article), String(article.id))),
  );
  return sortRows<ListedArticle>(found, reading[sort.column as SortColumn], sort.direction);
}

/** Those on the view's page; a page beyond the last counts as the last. */
export function pageOf<Item>(items: readonly Item[], { page, size }: ArticleView): Item[] {
  const current = clampPage(page, pageCount(items.length, size));
  return items.slice((current - 1) * size, current * size);
}
