import { useQuery, type UseQueryOptions } from "@tanstack/react-query";

/**
 * Loads one thing to be edited as it is stored now: an older reply may hold what someone else has
 * changed since.
 * @param options made by graphQuery with a stale time of 0
 * @param read takes the thing out of the reply
 * @returns the thing, null while it is on its way, and the query for a PendingDialog
 */
export function useFresh<TData, TKey extends readonly unknown[], T>(
  options: UseQueryOptions<TData, Error, TData, TKey>,
  read: (data: TData) => T | null | undefined,
) {
  const query = useQuery(options);
  const { data, error, isFetchedAfterMount } = query;
  const isFresh = data !== undefined && isFetchedAfterMount && !error;
  return { item: isFresh ? (read(data) ?? null) : null, query };
}
