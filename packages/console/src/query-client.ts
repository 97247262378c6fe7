import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { GraphError, isAborted, mayPass } from "./graph/graph-error.ts";
import { log as consoleLog, type Log } from "./log.ts";

/** How long a reply counts as fresh, in milliseconds. */
const staleMs = 30_000;

/** Whether a query that failed is sent again, at most twice; one that took too long is not. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const isSlow = error instanceof GraphError && error.code === "UPSTREAM_TIMEOUT";
  return failures < 2 && mayPass(error) && !isSlow;
}

/** Makes the cache of what the graph returned. Every failure is logged, aborted calls are not. */
export function createQueryClient(log: Log): QueryClient {
  const note = (what: string) => (error: unknown) => {
    if (!isAborted(error)) log(what, error);
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => note(`The query ${String(queryKey[0])} failed.`)(error),
    }),
    mutationCache: new MutationCache({ onError: note("A change failed.") }),
    defaultOptions: {
      queries: {
        staleTime: staleMs,
        retry: isWorthRetrying,
        // Without a network a call fails at once; the default would wait for it and say nothing.
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
}

/** The cache of this page. */
export const queryClient = createQueryClient(consoleLog);
