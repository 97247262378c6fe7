import { Button } from "@gift-console/ui/button/Button.tsx";
import { CodeText } from "@gift-console/ui/code-text/CodeText.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { Toolbar } from "@gift-console/ui/page/Toolbar.tsx";
import { SearchBox } from "@gift-console/ui/search-box/SearchBox.tsx";
import type { Column } from "@gift-console/ui/table/columns.ts";
import { sortRows } from "@gift-console/ui/table/sort.ts";
import { Table } from "@gift-console/ui/table/Table.tsx";
import { SearchX, Tags } from "lucide-react";
import { graphql } from "../graph/generated/gql.ts";
import type { SiteTopicsQuery } from "../graph/generated/graphql.ts";
import { graphQuery } from "../graph/graph-query.ts";
import { required } from "../graph/required.ts";
import { matchWords } from "../lists/match-words.ts";
import { useListParams } from "../lists/use-list-params.ts";
import { shownOf } from "../lists/shown-of.ts";
import { idParam } from "../router/params.ts";
import { routeQuery } from "../router/route-query.ts";

const SiteTopicsDocument = graphql(`
  query SiteTopics($siteId: Int!) {
    criterias(site_id: $siteId) {
      member {
        id
        name
        slug
      }
    }
  }
`);

type ListedTopic = NonNullable<SiteTopicsQuery["criterias"]>["member"][number];

const columns: readonly Column<ListedTopic>[] = [
  { id: "name", title: "Name", isSortable: true, cell: ({ name }) => name },
  {
    id: "slug",
    title: "Slug",
    width: 320,
    isSortable: true,
    cell: ({ slug }) => <CodeText>{slug}</CodeText>,
  },
];

const sortColumns = ["name", "slug"] as const;

const route = routeQuery(graphQuery(SiteTopicsDocument), ({ params }) => ({
  siteId: idParam(params, "id"),
}));

export const loader = route.loader;

/** The topics under which a site's readers browse its articles. */
export function Component() {
  const topics = required(route.useData().criterias, "criterias").member;
  const { search, setSearch, sort, setSort } = useListParams(sortColumns);
  const column = sortColumns.find((known) => known === sort.column) ?? "name";
  const shown = sortRows(
    topics.filter(({ name, slug }) => matchWords(search, name, slug)),
    (topic) => topic[column],
    sort.direction,
  );
  return (
    <>
      <Toolbar summary={shownOf(shown.length, topics.length, "topic")}>
        <SearchBox
          label="Search topics"
          placeholder="Name or slug"
          value={search}
          onChange={setSearch}
        />
      </Toolbar>
      <Table
        label="Topics"
        columns={columns}
        rows={shown}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        sort={sort}
        onSortChange={setSort}
        message={
          topics.length > 0 ? (
            <EmptyState
              icon={SearchX}
              title="No topic matches"
              actions={<Button onPress={() => setSearch("")}>Clear search</Button>}
            >
              Try another word.
            </EmptyState>
          ) : (
            <EmptyState icon={Tags} title="No topics yet">
              The site brings its topics with it: they appear here once it has some.
            </EmptyState>
          )
        }
      />
    </>
  );
}
