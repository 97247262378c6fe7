import { graphql } from "../../graph/generated/gql.ts";
import { graphQuery } from "../../graph/graph-query.ts";

const PaletteArticlesDocument = graphql(`
  query PaletteArticles($siteId: Int!) {
    articles(site_id: $siteId, page: 1, itemsPerPage: 1000) {
      member {
        id
        title
        hasProducts
        hasSections
        hasGeneratedDescriptions
        hasGeneratedArticle
      }
    }
  }
`);

/** The newest articles of a site, to be found by their titles. */
export const paletteArticlesQuery = graphQuery(PaletteArticlesDocument);
