import { Button } from "@gift-console/ui/button/Button.tsx";
import { CodeText } from "@gift-console/ui/code-text/CodeText.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { Toolbar } from "@gift-console/ui/page/Toolbar.tsx";
import { SearchBox } from "@gift-console/ui/search-box/SearchBox.tsx";
import { StatusDot } from "@gift-console/ui/status-dot/StatusDot.tsx";
import type { Column } from "@gift-console/ui/table/columns.ts";
import { sortRows } from "@gift-console/ui/table/sort.ts";
import { Table } from "@gift-console/ui/table/Table.tsx";
import { FileText, SearchX } from "lucide-react";
import { graphql } from "../graph/generated/gql.ts";
import type { SitePagesQuery } from "../graph/generated/graphql.ts";
import { graphQuery } from "../graph/graph-query.ts";
import { required } from "../graph/required.ts";
import { matchWords } from "../lists/match-words.ts";
import { useListParams } from "../lists/use-list-params.ts";
import { shownOf } from "../lists/shown-of.ts";
import { idParam } from "../router/params.ts";
import { routeQuery } from "../router/route-query.ts";

const SitePagesDocument = graphql(`
  query SitePages($siteId: Int!) {
    pages(site_id: $siteId) {
      member {
        id
        title
        slug
        status
      }
    }
  }
`);

type ListedPage = NonNullable<SitePagesQuery["pages"]>["member"][number];

const columns: readonly Column<ListedPage>[] = [
  { id: "title", title: "Title", isSortable: true, cell: ({ title }) => title },
  {
    id: "slug",
    title: "Slug",
    width: 256,
    isSortable: true,
    cell: ({ slug }) => <CodeText>{slug}</CodeText>,
  },
  {
    id: "status",
    title: "Status",
    width: 144,
    isSortable: true,
    cell: ({ status }) => (
      <StatusDot state={status === "published" ? "live" : "off"} label={status} />
    ),
  },
];

const sortColumns = ["title", "slug", "status"] as const;

const route = routeQuery(graphQuery(SitePagesDocument), ({ params }) => ({
  siteId: idParam(params, "id"),
}));

export const loader = route.loader;

/** The pages of a site beside its articles: who made it, its terms. */
export function Component() {
  const pages = required(route.useData().pages, "pages").member;
  const { search, setSearch, sort, setSort } = useListParams(sortColumns);
  const column = sortColumns.find((known) => known === sort.column) ?? "title";
  const shown = sortRows(
    pages.filter(({ title, slug, status }) => matchWords(search, title, slug, status)),
    (page) => page[column],
    sort.direction,
  );
  return (
    <>
      <Toolbar summary={shownOf(shown.length, pages.length, "page")}>
        <SearchBox
          label="Search pages"
          placeholder="Title, slug or status"
          value={search}
          onChange={setSearch}
        />
      </Toolbar>
      <Table
        label="Pages"
        columns={columns}
        rows={shown}
        keyOf={({ id }) => String(id)}
        nameOf={({ title }) => title}
        sort={sort}
        onSortChange={setSort}
        message={
          pages.length > 0 ? (
            <EmptyState
              icon={SearchX}
              title="No page matches"
              actions={<Button onPress={() => setSearch("")}>Clear search</Button>}
            >
              Try another word.
            </EmptyState>
          ) : (
            <EmptyState icon={FileText} title="No pages yet">
              The site brings its pages with it: they appear here once it has some.
            </EmptyState>
          )
        }
      />
    </>
  );
}
