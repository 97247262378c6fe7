import { graphql } from "../graph/generated/gql.ts";
import type { ElasticSearchQuery } from "../graph/generated/graphql.ts";
import { graphQuery } from "../graph/graph-query.ts";

const ElasticSearchDocument = graphql(`
  query ElasticSearch($input: ElasticSearchPayloadInput!, $page: Int!, $itemsPerPage: Int!) {
    elasticProducts(input: $input, page: $page, itemsPerPage: $itemsPerPage) {
      member {
        id
        title
        price
        currency
        brand
        category
        url
        image
        score
      }
      totalItems
    }
    elasticQuery(input: $input) {
      query
    }
  }
`);

/** A page of the products that a search finds, and the query that it sends. */
export const elasticSearchQuery = graphQuery(ElasticSearchDocument);

/** A product that a search found. */
export type FoundProduct = NonNullable<ElasticSearchQuery["elasticProducts"]>["member"][number];
