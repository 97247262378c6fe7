import { graphql } from "../graph/generated/gql.ts";
import type { SiteArticlesQuery } from "../graph/generated/graphql.ts";
import { graphQuery } from "../graph/graph-query.ts";

const SiteArticlesDocument = graphql(`
  query SiteArticles($siteId: Int!) {
    articles(site_id: $siteId) {
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

/** The articles of a site, newest first. */
export const siteArticlesQuery = graphQuery(SiteArticlesDocument);

/** An article as the list shows it. */
export type ListedArticle = NonNullable<SiteArticlesQuery["articles"]>["member"][number];
