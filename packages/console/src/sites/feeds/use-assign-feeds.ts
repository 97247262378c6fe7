import { graphql } from "../../graph/generated/gql.ts";
import { useGraphMutation } from "../../graph/graph-mutation.ts";
import { siteFeedsQuery } from "./site-feeds-query.ts";

const UpdateSiteFeedsDocument = graphql(`
  mutation UpdateSiteFeeds($siteId: Int!, $feeds: [Int!]!) {
    updateSiteFeeds(id: $siteId, input: { feeds: $feeds }) {
      totalItems
    }
  }
`);

/** Replaces the feeds of a site. */
export function useAssignFeeds(siteId: number) {
  const { mutateAsync, isPending } = useGraphMutation(UpdateSiteFeedsDocument, {
    invalidates: [siteFeedsQuery.key],
  });
  return {
    isPending,
    /** @param feeds the ids of all of them from now on. @throws what the call throws */
    assign: (feeds: number[]) => mutateAsync({ siteId, feeds }),
  };
}
