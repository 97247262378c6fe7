import type { Sort } from "@gift-console/ui/table/sort.ts";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { readSort, withParams } from "./list-params.ts";

/**
 * The view of a list in the URL: what is searched, its order, and what is open above it.
 * @param columns that can order the list; the first is the default
 */
export function useListParams(columns: readonly string[] = []) {
  const [params, setParams] = useSearchParams();
  // The router knows only what is in the URL already: two changes at once would undo one another.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = (changes: Readonly<Record<string, string | null>>, replace = false) => {
    latest.current = withParams(latest.current, changes);
    setParams(latest.current, { replace, preventScrollReset: true });
  };
  return {
    /** Any parameter, or null. */
    get: (name: string) => params.get(name),
    /** Changes parameters; going back undoes it. */
    change,
    search: params.get("q") ?? "",
    // Every typed letter in the history would make Back useless.
    setSearch: (text: string) => change({ q: text }, true),
    sort: readSort(params, columns),
    setSort: ({ column, direction }: Sort) => change({ sort: `${column}:${direction}` }),
    /** A link to the list with something open above it, as in `?edit=3`. */
    hrefWith: (changes: Readonly<Record<string, string | null>>) =>
      `?${withParams(params, changes)}`,
  };
}
