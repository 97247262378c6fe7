import { graphql } from "../graph/generated/gql.ts";
import type { DebugsQuery } from "../graph/generated/graphql.ts";
import { graphQuery } from "../graph/graph-query.ts";

const DebugsDocument = graphql(`
  query Debugs($articleId: Int!, $page: Int!, $itemsPerPage: Int!) {
    debugs(article_id: $articleId, page: $page, itemsPerPage: $itemsPerPage) {
      member {
        id
        bot
        article {
          id
        }
        model
        temperature
        promptTokens
        completionTokens
        durationMs
        createdAt
      }
      totalItems
    }
  }
`);

/** A page of the log of an article, newest first, without what was sent and answered. */
export const debugsQuery = graphQuery(DebugsDocument, { staleTime: 0 });

/** A call as its row shows it. */
export type ListedCall = NonNullable<DebugsQuery["debugs"]>["member"][number];
