import { queryOptions, type QueryKey } from "@tanstack/react-query";
import type { GraphClient } from "./client.ts";
import { documentMeta, type GraphDocument } from "./document.ts";
import { graph } from "./graph.ts";

/** The options of a query whose result is not typed here, as for prefetching or invalidating it. */
export interface KeyedQuery {
  /** Matches the query with any variables. */
  key: QueryKey;
}

/**
 * Makes a query of an operation: a function from its variables to TanStack Query's options, with
 * `key` to invalidate it whatever its variables.
 * @param document from `graphql(…)`
 * @param options for the case that the defaults do not fit
 */
export function graphQuery<TData, TVariables extends object>(
  document: GraphDocument<TData, TVariables>,
  options: {
    staleTime?: number;
    client?: GraphClient;
    /** Adds what a reply lacks, by further calls. */
    complete?: (data: TData, variables: TVariables, signal: AbortSignal) => Promise<TData>;
  } = {},
) {
  const { staleTime, client = graph, complete } = options;
  const { operation } = documentMeta(document);
  const query = (variables: TVariables) =>
    queryOptions({
      queryKey: [operation, variables],
      queryFn: async ({ signal }) => {
        const data = await client.request(document, variables, { signal });
        return complete ? complete(data, variables, signal) : data;
      },
      ...(staleTime === undefined ? {} : { staleTime }),
    });
  return Object.assign(query, { key: [operation] satisfies QueryKey });
}

/** A query made by graphQuery. */
export type GraphQuery<TData, TVariables extends object> = ReturnType<
  typeof graphQuery<TData, TVariables>
>;
