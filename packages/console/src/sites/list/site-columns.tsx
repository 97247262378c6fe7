import { StatusDot } from "@gift-console/ui/status-dot/StatusDot.tsx";
import type { Column } from "@gift-console/ui/table/columns.ts";
import type { SitesQuery } from "../../graph/generated/graphql.ts";
import { countryOf, isLive } from "../site.ts";

/** A site as the list shows it. */
export type ListedSite = NonNullable<SitesQuery["sites"]>["member"][number];

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });

/** The columns of the sites list. */
export const siteColumns: readonly Column<ListedSite>[] = [
  { id: "name", title: "Name", isSortable: true, cell: ({ name }) => name },
  {
    id: "status",
    title: "Status",
    width: 120,
    isSortable: true,
    cell: (site) => <StatusDot state={isLive(site) ? "live" : "off"} label={site.status} />,
  },
  { id: "country", title: "Country", width: 104, isSortable: true, cell: countryOf },
  { id: "domain", title: "Domain", width: 240, cell: ({ domain }) => domain ?? "–" },
  {
    id: "updatedAt",
    title: "Updated",
    width: 128,
    align: "end",
    isSortable: true,
    cell: ({ updatedAt }) => (updatedAt ? day.format(new Date(updatedAt)) : "–"),
  },
];
