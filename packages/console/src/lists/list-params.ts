import type { Sort } from "@gift-console/ui/table/sort.ts";

/**
 * Reads the order of a list from the URL's query, as in `sort=name:descending`.
 * @param columns that can order the list; the first is the default
 */
export function readSort(params: URLSearchParams, columns: readonly string[]): Sort {
  const [column, direction] = (params.get("sort") ?? "").split(":");
  return {
    column: columns.find((known) => known === column) ?? columns[0] ?? "",
    direction: direction === "descending" ? "descending" : "ascending",
  };
}

/** The query with some parameters changed; null and "" take one out. */
export function withParams(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
