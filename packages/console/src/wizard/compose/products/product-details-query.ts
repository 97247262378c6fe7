import { graphql } from "../../../graph/generated/gql.ts";
import { graphQuery } from "../../../graph/graph-query.ts";

/** One product with everything that is known of it. */
export const productDetailsQuery = graphQuery(
  graphql(`
    query ProductDetails($id: Int!) {
      ideaProduct(id: $id) {
        id
        title
        status
        description
        descriptionSource
        price
        currency
        image
        url
        brand
        category
        updatedAt
      }
    }
  `),
);
