import { useQuery } from "@tanstack/react-query";
import { sitesQuery } from "./sites-query.ts";

/**
 * Every site that the operator may see. A failure is only logged (the cache does that): whoever
 * shows sites then has none to show and offers to load them again.
 */
export function useSites() {
  const { data, isPending, isFetching, isError, refetch } = useQuery(sitesQuery({}));
  return {
    sites: data?.sites?.member ?? [],
    /** Nothing has come yet. */
    isLoading: isPending,
    isReloading: isFetching,
    /** The last attempt failed. */
    isMissing: isError,
    reload: () => void refetch(),
  };
}
