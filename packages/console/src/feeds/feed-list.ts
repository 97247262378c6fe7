import { sortRows, type Sort, type SortValue } from "@gift-console/ui/table/sort.ts";
import { matchWords } from "../lists/match-words.ts";

/** What the list of feeds is searched and ordered by. */
export interface FeedRow {
  name: string;
  code: string;
  status: string;
  country: string | null;
  productCount: number | null;
  importedAt: string | null;
}

const reading = {
  name: (feed) => feed.name,
  code: (feed) => feed.code,
  country: (feed) => feed.country,
  status: (feed) => feed.status,
  products: (feed) => feed.productCount,
  imported: (feed) => (feed.importedAt ? new Date(feed.importedAt) : null),
} satisfies Record<string, (feed: FeedRow) => SortValue>;

/** Columns that can order the list; the first is the default. */
export const feedSortColumns = Object.keys(reading) as (keyof typeof reading)[];

/** The feeds that hold every word of the search, in order. */
export function viewFeeds<Feed extends FeedRow>(
  feeds: readonly Feed[],
  search: string,
  sort: Sort,
): Feed[] {
  const shown = feeds.filter(({ name, code, country }) => matchWords(search, name, code, country));
  const column = feedSortColumns.find((known) => known === sort.column) ?? "name";
  return sortRows(shown, reading[column], sort.direction);
}
