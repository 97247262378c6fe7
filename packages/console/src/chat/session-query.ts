import { graphql } from "../graph/generated/gql.ts";
import type { ChatSessionQuery } from "../graph/generated/graphql.ts";
import { graph } from "../graph/graph.ts";
import { graphQuery } from "../graph/graph-query.ts";
import { required } from "../graph/required.ts";
import { completeSession, lacksParts } from "./complete-session.ts";

const ChatSessionDocument = graphql(`
  query ChatSession($siteId: Int!, $sid: String!) {
    chatSession(id: $siteId, sid: $sid) {
      ...SessionParts
      archived
      createdAt
    }
    chatSessionLogs(id: $siteId, sid: $sid, page: 1, itemsPerPage: 200) {
      member {
        id
        bot
        level
        message
        context
        createdAt
      }
      totalItems
    }
  }

  fragment SessionParts on ChatSession {
    id
    persona
    ideas {
      title
      description
      keywords
    }
    conversation {
      role
      content
      checkpointId
    }
  }
`);

const SessionFallbackDocument = graphql(`
  query SessionFallback($siteId: Int!) {
    chatSessions(id: $siteId, page: 1, items: 50) {
      member {
        ...SessionParts
      }
    }
  }
`);

/** One session with its log; what it lacks is taken from the first 50 sessions of the site. */
export const chatSessionQuery = graphQuery(ChatSessionDocument, {
  complete: async (data, { siteId }, signal) => {
    const session = required(data.chatSession, "chatSession");
    if (!lacksParts(session)) return data;
    const { chatSessions } = await graph.request(SessionFallbackDocument, { siteId }, { signal });
    const listed = required(chatSessions, "chatSessions").member;
    return { ...data, chatSession: completeSession(session, listed) };
  },
});

/** A session read by itself. */
export type ReadSession = NonNullable<ChatSessionQuery["chatSession"]>;

/** An entry of a session's log. */
export type SessionLog = NonNullable<ChatSessionQuery["chatSessionLogs"]>["member"][number];
