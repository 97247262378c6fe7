import { sortRows } from "@gift-console/ui/table/sort.ts";
import { isLive, type SiteSummary } from "../sites/site.ts";

/** Which sites a group of the sidebar holds. */
export type SiteGroupId = "live" | "favorite" | "other";

/** A group of the sidebar. */
export interface SiteGroup<Site> {
  id: SiteGroupId;
  title: string;
  sites: Site[];
}

/**
 * Sorts sites into the sidebar's groups, in its order; in each they stand as in the sites list. A favourite that is live stands in both of
 * the first two; the last holds what is in neither.
 */
export function groupSites<Site extends SiteSummary>(
  sites: readonly Site[],
  favorites: ReadonlySet<number>,
): SiteGroup<Site>[] {
  const byName = sortRows(sites, ({ name }) => name, "ascending");
  return [
    { id: "live", title: "Live Sites", sites: byName.filter(isLive) },
    {
      id: "favorite",
      title: "Favorite Sites",
      sites: byName.filter((site) => favorites.has(site.id)),
    },
    {
      id: "other",
      title: "Other Sites",
      sites: byName.filter((site) => !isLive(site) && !favorites.has(site.id)),
    },
  ];
}
