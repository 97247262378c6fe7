import { Button } from "@gift-console/ui/button/Button.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { PageHeader } from "@gift-console/ui/page/PageHeader.tsx";
import { PageLayout } from "@gift-console/ui/page/PageLayout.tsx";
import { Table } from "@gift-console/ui/table/Table.tsx";
import { Globe, Plus, SearchX } from "lucide-react";
import { lazy, Suspense } from "react";
import { paths } from "../../paths.ts";
import { PageTitle } from "../../shell/PageTitle.tsx";
import { viewSites } from "../site-list.ts";
import { FavoriteButton } from "../FavoriteButton.tsx";
import { useSites } from "../use-sites.ts";
import { siteColumns } from "./site-columns.tsx";
import { SiteFilters } from "./SiteFilters.tsx";
import { useListView } from "./use-list-view.ts";

// A form is not worth its weight on a page that is opened to look.
const CreateSiteDialog = lazy(async () => ({
  default: (await import("../create/CreateSiteDialog.tsx")).CreateSiteDialog,
}));

/** Every site, to be found, opened, starred and added to. */
export function Component() {
  const { sites, isLoading, isReloading, isMissing, reload } = useSites();
  const { view, change, isNarrowed, clear, isCreating, setCreating } = useListView();
  const shown = viewSites(sites, view);

  const message =
    isNarrowed && sites.length > 0 ? (
      <EmptyState
        icon={SearchX}
        title="No site matches"
        actions={<Button onPress={clear}>Clear search and filters</Button>}
      >
        Try another name, status or country.
      </EmptyState>
    ) : (
      <EmptyState
        icon={Globe}
        title="No sites to show"
        actions={
          <Button onPress={reload} isPending={isReloading}>
            Reload
          </Button>
        }
      >
        {isMissing ? "The list did not arrive." : "Create the first one with New site."}
      </EmptyState>
    );

  return (
    <PageLayout
      header={
        <PageHeader
          title="Sites"
          actions={
            <Button variant="primary" icon={Plus} onPress={() => setCreating(true)}>
              New site
            </Button>
          }
        />
      }
    >
      <PageTitle parts={["Sites"]} />
      <SiteFilters
        view={view}
        onChange={change}
        sites={sites}
        summary={isLoading ? undefined : `${shown.length} of ${sites.length}`}
      />
      <Table
        label="Sites"
        columns={siteColumns}
        rows={shown}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => paths.siteTab(id, "articles")}
        actionsOf={(site) => <FavoriteButton site={site} />}
        sort={view.sort}
        onSortChange={({ column, direction }) => change("sort", `${column}:${direction}`)}
        isLoading={isLoading}
        message={message}
      />
      {isCreating && (
        <Suspense fallback={null}>
          <CreateSiteDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </PageLayout>
  );
}
