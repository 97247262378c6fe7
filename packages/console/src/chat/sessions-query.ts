import { graphql } from "../graph/generated/gql.ts";
import type { ChatSessionsQuery } from "../graph/generated/graphql.ts";
import { graphQuery } from "../graph/graph-query.ts";

const ChatSessionsDocument = graphql(`
  query ChatSessions($siteId: Int!, $page: Int!, $items: Int!, $archived: Boolean) {
    chatSessions(id: $siteId, page: $page, items: $items, archived: $archived) {
      member {
        id
        archived
        persona
        createdAt
        ideas {
          title
        }
        conversation {
          role
          content
        }
      }
      totalItems
    }
  }
`);

/** A page of a site's chat sessions, newest first. */
export const chatSessionsQuery = graphQuery(ChatSessionsDocument);

/** A session as the list shows it. */
export type ListedSession = NonNullable<ChatSessionsQuery["chatSessions"]>["member"][number];
