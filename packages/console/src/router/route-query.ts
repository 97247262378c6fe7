import { useSuspenseQuery, type QueryClient } from "@tanstack/react-query";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { GraphQuery } from "../graph/graph-query.ts";
import { queryClient as pageClient } from "../query-client.ts";
import { navigationContext, type Navigation } from "./navigation.ts";
import { redirectTo } from "./redirect-to.ts";

/** How long a navigation waits for its data before it shows the screen's skeleton, in milliseconds. */
export const skeletonDelayMs = 400;

/** What a route query may be told beyond its query and variables. */
export interface RouteQueryOptions<TData, TVariables> {
  /**
   * Decides with the data, always up to date, whether the route may be entered.
   * @returns the path to go to instead, or null
   */
  guard?: (data: TData, variables: TVariables, navigation: Navigation) => string | null;
  client?: QueryClient;
}

/**
 * The one query of a route, for its loader and its component, so that neither can ask for anything
 * the other does not.
 * @param query made by graphQuery
 * @param variablesOf reads the query's variables from the route's parameters and URL
 */
export function routeQuery<TData, TVariables extends object>(
  query: GraphQuery<TData, TVariables>,
  variablesOf: (args: Pick<LoaderFunctionArgs, "params" | "url">) => TVariables,
  { guard, client = pageClient }: RouteQueryOptions<TData, TVariables> = {},
) {
  return {
    /** Starts the query, and waits a moment, so that a quick reply shows no skeleton. */
    loader: async (args: LoaderFunctionArgs): Promise<TVariables> => {
      const variables = variablesOf(args);
      const options = query(variables);
      if (guard) {
        const data = await client.fetchQuery(options);
        const elsewhere = guard(data, variables, args.context.get(navigationContext));
        if (elsewhere !== null) throw redirectTo(args.url, elsewhere);
        return variables;
      }
      // The component reads a failure from the cache.
      const settled = client.ensureQueryData(options).then(ignore, ignore);
      await Promise.race([settled, wait(skeletonDelayMs)]);
      return variables;
    },
    /** The data of the route, inside its Suspense boundary. @throws what the call threw */
    useData: (): TData => useSuspenseQuery(query(useLoaderData() as TVariables)).data,
    /** The variables that the loader used. */
    useVariables: () => useLoaderData() as TVariables,
  };
}

function ignore(): void {}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
