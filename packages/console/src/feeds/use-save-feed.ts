import { toast } from "@gift-console/ui/toast/toast.ts";
import { graphql } from "../graph/generated/gql.ts";
import { useGraphMutation } from "../graph/graph-mutation.ts";
import { feedPatch, toFeed, type FeedValues } from "./feed-form.ts";
import { feedsQuery, type ListedFeed } from "./feeds-query.ts";

const CreateFeedDocument = graphql(`
  mutation CreateFeed($input: FeedCreateInput!) {
    createFeed(input: $input) {
      id
    }
  }
`);

const UpdateFeedDocument = graphql(`
  mutation UpdateFeed($id: Int!, $input: FeedPatchInput!) {
    updateFeed(id: $id, input: $input) {
      id
    }
  }
`);

/**
 * Creates a feed, or changes the given one.
 * @returns sends the values; throws what the call throws
 */
export function useSaveFeed(feed: ListedFeed | null): (values: FeedValues) => Promise<void> {
  const invalidates = [feedsQuery.key];
  const creation = useGraphMutation(CreateFeedDocument, { invalidates });
  const change = useGraphMutation(UpdateFeedDocument, { invalidates });
  return async (values) => {
    if (feed) await change.mutateAsync({ id: feed.id, input: feedPatch(feed, values) });
    else await creation.mutateAsync({ input: toFeed(values) });
    const name = values.name.trim();
    toast({ tone: "success", title: feed ? `${name} saved` : `${name} created` });
  };
}
