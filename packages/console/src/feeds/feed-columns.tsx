import { CodeText } from "@gift-console/ui/code-text/CodeText.tsx";
import { RelativeTime } from "@gift-console/ui/relative-time/RelativeTime.tsx";
import { StatusDot } from "@gift-console/ui/status-dot/StatusDot.tsx";
import type { Column } from "@gift-console/ui/table/columns.ts";
import type { FeedRow } from "./feed-list.ts";

const number = new Intl.NumberFormat("en-GB");

/** The columns of the list of feeds. */
export const feedColumns: readonly Column<FeedRow>[] = [
  { id: "name", title: "Name", isSortable: true, cell: ({ name }) => name },
  {
    id: "code",
    title: "Code",
    width: 208,
    isSortable: true,
    cell: ({ code }) => <CodeText>{code}</CodeText>,
  },
  {
    id: "country",
    title: "Country",
    width: 96,
    isSortable: true,
    cell: ({ country }) => country ?? "–",
  },
  {
    id: "status",
    title: "Status",
    width: 112,
    isSortable: true,
    cell: ({ status }) => <StatusDot state={status === "active" ? "live" : "off"} label={status} />,
  },
  {
    id: "products",
    title: "Products",
    width: 104,
    align: "end",
    isSortable: true,
    cell: ({ productCount }) => (productCount === null ? "–" : number.format(productCount)),
  },
  {
    id: "imported",
    title: "Imported",
    width: 128,
    align: "end",
    isSortable: true,
    cell: ({ importedAt }) => <RelativeTime date={importedAt} fallback="Never" />,
  },
];
