import { graphql } from "../../graph/generated/gql.ts";
import type { ForkReplyFragment } from "../../graph/generated/graphql.ts";
import { graph } from "../../graph/graph.ts";
import { required } from "../../graph/required.ts";
import type { ForkBot } from "./fork-runs.ts";

const ForkGiftorixDocument = graphql(`
  mutation ForkGiftorix($siteId: Int!, $checkpointId: String!) {
    giftorixChat(id: $siteId, checkpointId: $checkpointId) {
      ...ForkReply
    }
  }

  fragment ForkReply on CheckpointReply {
    messages {
      role
      content
      checkpointId
    }
    ideas {
      title
      description
      keywords
    }
    keywords
    products {
      id
      title
      priority
      price
      currency
    }
  }
`);

const ForkKeywordusDocument = graphql(`
  mutation ForkKeywordus($siteId: Int!, $checkpointId: String!) {
    keywordusChat(id: $siteId, checkpointId: $checkpointId) {
      ...ForkReply
    }
  }
`);

const ForkPriorixDocument = graphql(`
  mutation ForkPriorix($siteId: Int!, $checkpointId: String!) {
    priorixChat(id: $siteId, checkpointId: $checkpointId) {
      ...ForkReply
    }
  }
`);

/** What a bot answers from a checkpoint. */
export type ForkReply = ForkReplyFragment;

interface ForkPlace {
  siteId: number;
  checkpointId: string;
}

type Ask = (place: ForkPlace, options: { signal: AbortSignal }) => Promise<ForkReply>;

const calls: Record<ForkBot, Ask> = {
  giftorix: async (place, options) => {
    const { giftorixChat } = await graph.request(ForkGiftorixDocument, place, options);
    return required(giftorixChat, "giftorixChat");
  },
  keywordus: async (place, options) => {
    const { keywordusChat } = await graph.request(ForkKeywordusDocument, place, options);
    return required(keywordusChat, "keywordusChat");
  },
  priorix: async (place, options) => {
    const { priorixChat } = await graph.request(ForkPriorixDocument, place, options);
    return required(priorixChat, "priorixChat");
  },
};

/** Replays a conversation up to a checkpoint and has a bot answer. The session stays as it is. */
export function askBot(bot: ForkBot, place: ForkPlace, signal: AbortSignal): Promise<ForkReply> {
  return calls[bot](place, { signal });
}
