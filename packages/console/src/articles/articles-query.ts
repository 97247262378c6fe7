import { graphql } from "../graph/generated/gql.ts";
import type { SiteArticlesQuery } from "../graph/generated/graphql.ts";
import { graphQuery } from "../graph/graph-query.ts";

const SiteArticlesDocument = graphql(`
  query SiteArticles($siteId: Int!, $page: Int!) {
    articles(site_id: $siteId, page: $page, itemsPerPage: 1000) {
      member {
        id
        title
        hasProducts
        hasSections
        hasGeneratedDescriptions
        hasGeneratedArticle
        updatedAt
      }
      totalItems
    }
  }
`);

/** A batch of a site's articles, newest first: as many as the API hands out at once. */
export const siteArticlesQuery = graphQuery(SiteArticlesDocument);

/** Articles that arrived together, and how many there are. */
export type ArticleBatch = NonNullable<SiteArticlesQuery["articles"]>;

/** An article as the list shows it. */
export type ListedArticle = ArticleBatch["member"][number];
