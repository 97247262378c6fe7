import { graphql } from "../graph/generated/gql.ts";
import type { FeedsQuery } from "../graph/generated/graphql.ts";
import { graphQuery } from "../graph/graph-query.ts";

const FeedsDocument = graphql(`
  query Feeds {
    feeds {
      member {
        id
        name
        code
        status
        country
        url
        productCount
        importedAt
      }
      totalItems
    }
  }
`);

/** Every feed. */
export const feedsQuery = graphQuery(FeedsDocument);

/** A feed as the list shows it. */
export type ListedFeed = NonNullable<FeedsQuery["feeds"]>["member"][number];
