import { queryOptions } from "@tanstack/react-query";
import { graphql } from "../graph/generated/gql.ts";
import { graph } from "../graph/graph.ts";
import { required } from "../graph/required.ts";
import { findCall, type CallPlace } from "./find-call.ts";

const DebugCallDocument = graphql(`
  query DebugCall($articleId: Int!, $page: Int!, $itemsPerPage: Int!) {
    debugs(article_id: $articleId, page: $page, itemsPerPage: $itemsPerPage) {
      member {
        id
        request
        response
      }
    }
  }
`);

/** What was sent and answered in one call; read when its row is opened. */
export function debugCallQuery(articleId: number, place: CallPlace) {
  return queryOptions({
    queryKey: ["DebugCall", articleId, place.id],
    queryFn: ({ signal }) =>
      findCall(async (page, itemsPerPage) => {
        const variables = { articleId, page, itemsPerPage };
        const { debugs } = await graph.request(DebugCallDocument, variables, { signal });
        return required(debugs, "debugs").member;
      }, place),
    // A log entry never changes. Comparing it with an earlier reply would copy megabytes, and a
    // copy loses keys such as "__proto__".
    staleTime: Infinity,
    gcTime: 60_000,
    structuralSharing: false,
  });
}
