import { sortRows, type Sort, type SortValue } from "@gift-console/ui/table/sort.ts";
import { positiveParam } from "../router/params.ts";
import { countryOf, isLive, type SiteSummary } from "./site.ts";

/** How the sites list is narrowed and ordered; all of it stands in the URL. */
export interface SiteListView {
  search: string;
  status: "all" | "live" | "other";
  country: string | null;
  sort: Sort;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** The page sizes to choose from; the first is the default. */
export const sitePageSizes = [100, 250, 1000] as const;

/** Columns that can order the list. */
const siteSortColumns = ["name", "status", "country", "updatedAt"] as const;

type SortColumn = (typeof siteSortColumns)[number];
type ListedSite = SiteSummary & { domain?: string | null; updatedAt?: string | null };

const statuses = ["all", "live", "other"] as const;

/** Reads the view from the URL's query; what it does not understand counts as left out. */
export function readSiteListView(params: URLSearchParams): SiteListView {
  const [column, direction] = (params.get("sort") ?? "").split(":");
  const status = statuses.find((known) => known === params.get("status"));
  return {
    search: params.get("q") ?? "",
    status: status ?? "all",
    country: params.get("country"),
    sort: {
      column: siteSortColumns.find((known) => known === column) ?? "name",
      direction: direction === "descending" ? "descending" : "ascending",
    },
    page: positiveParam(params, "page", 1),
    pageSize: sitePageSizes.find((size) => String(size) === params.get("size")) ?? sitePageSizes[0],
  };
}

/** The sites that the view shows, in its order. */
export function viewSites<Site extends ListedSite>(
  sites: readonly Site[],
  view: SiteListView,
): Site[] {
  const words = view.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const shown = sites.filter((site) => {
    const text = `${site.name} ${site.domain ?? ""}`.toLocaleLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (view.status === "all" || isLive(site) === (view.status === "live")) &&
      (view.country === null || countryOf(site) === view.country)
    );
  });
  const read = reading[view.sort.column as SortColumn];
  return sortRows(shown, read, view.sort.direction);
}

const reading: Record<SortColumn, (site: ListedSite) => SortValue> = {
  name: (site) => site.name,
  status: (site) => site.status,
  country: (site) => site.settingsSite.country,
  updatedAt: (site) => (site.updatedAt ? new Date(site.updatedAt) : null),
};

/** The rows of one page; a page beyond the last counts as the last. */
export function pageOf<Row>(rows: readonly Row[], { page, pageSize }: SiteListView): Row[] {
  const last = Math.max(1, Math.ceil(rows.length / pageSize));
  const start = (Math.min(page, last) - 1) * pageSize;
  return rows.slice(start, start + pageSize);
}

/** The countries that occur, in order, each once. */
export function countriesOf(sites: readonly SiteSummary[]): string[] {
  return [...new Set(sites.map(countryOf))].sort();
}
