import { positiveParam } from "../router/params.ts";

/** Which sessions a list shows. */
export const archiveFilters = ["open", "archived", "all"] as const;

/** One of the filters. */
export type ArchiveFilter = (typeof archiveFilters)[number];

/** How many sessions a page may hold; the first is the default. */
export const sessionPageSizes = [10, 20, 50, 100] as const;

/** The list of sessions as the URL has it. */
export interface ChatListView {
  /** From 1. */
  page: number;
  items: number;
  filter: ArchiveFilter;
}

/** Reads the list's view from the URL's query: by default page 1, 10 items, what is not archived. */
export function readChatListView(params: URLSearchParams): ChatListView {
  const items = positiveParam(params, "items", sessionPageSizes[0]);
  return {
    page: positiveParam(params, "page", 1),
    items: sessionPageSizes.find((known) => known === items) ?? sessionPageSizes[0],
    filter: archiveFilters.find((known) => known === params.get("archived")) ?? archiveFilters[0],
  };
}

/** What the API is asked for: true for archived sessions, false for the others, null for both. */
export function archivedArgument(filter: ArchiveFilter): boolean | null {
  return filter === "all" ? null : filter === "archived";
}
