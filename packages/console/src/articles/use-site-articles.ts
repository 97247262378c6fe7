import { useQueries } from "@tanstack/react-query";
import { furtherBatches, joinBatches } from "./article-batches.ts";
import { siteArticlesQuery, type ArticleBatch } from "./articles-query.ts";

/**
 * Every article of a site: the route's first batch at once, the others as they arrive.
 * @param first batch, which the route has loaded
 */
export function useSiteArticles(siteId: number, first: ArticleBatch) {
  const queries = useQueries({
    queries: furtherBatches(first).map((page) => siteArticlesQuery({ siteId, page })),
  });
  const further = queries.map(({ data }) => data?.articles ?? undefined);
  return {
    articles: joinBatches([first, ...further]),
    total: first.totalItems,
    isArriving: queries.some(({ isFetching }) => isFetching),
    /** Asks again for the batches that did not arrive. */
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
  };
}
