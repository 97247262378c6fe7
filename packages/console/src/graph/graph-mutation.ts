import {
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { useState } from "react";
import { createAbortGroup, type AbortGroup } from "./abort-group.ts";
import type { GraphClient } from "./client.ts";
import type { GraphDocument } from "./document.ts";
import { graph } from "./graph.ts";
import type { UploadProgress } from "./xhr-fetch.ts";

/** What happens around a change. */
export interface GraphMutationOptions {
  /** Keys of the queries whose data the change touches, as in `sitesQuery.key`. */
  invalidates?: readonly QueryKey[];
  /** For changes that upload files. */
  onProgress?: UploadProgress;
  client?: GraphClient;
}

/** TanStack Query's options for a change; its calls belong to the group. */
export function graphMutation<TData, TVariables extends object>(
  document: GraphDocument<TData, TVariables>,
  group: AbortGroup,
  queryClient: QueryClient,
  { invalidates = [], onProgress, client = graph }: GraphMutationOptions = {},
) {
  const refetch = async () => {
    await Promise.all(invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
  return {
    mutationFn: (variables: TVariables) =>
      group.run((signal) => client.request(document, variables, { signal, onProgress })),
    // Pending until the screen shows the change.
    onSuccess: refetch,
    // A call that failed or was aborted may have changed something all the same.
    onError: () => void refetch(),
  };
}

/**
 * A change to the graph, for a component.
 * @returns TanStack Query's mutation, and `cancel`, which aborts the calls under way; an aborted
 *   call fails with an error for which `isAborted` is true
 */
export function useGraphMutation<TData, TVariables extends object>(
  document: GraphDocument<TData, TVariables>,
  options: GraphMutationOptions = {},
) {
  const queryClient = useQueryClient();
  const [group] = useState(createAbortGroup);
  const mutation = useMutation(graphMutation(document, group, queryClient, options));
  return { ...mutation, cancel: group.cancel };
}
