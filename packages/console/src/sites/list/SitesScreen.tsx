import { Button } from "@gift-console/ui/button/Button.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { PageHeader } from "@gift-console/ui/page/PageHeader.tsx";
import { PageLayout } from "@gift-console/ui/page/PageLayout.tsx";
import { Table } from "@gift-console/ui/table/Table.tsx";
import { Globe, Plus, SearchX } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { shownOf } from "../../lists/shown-of.ts";
import { paths } from "../../paths.ts";
import { PageTitle } from "../../shell/PageTitle.tsx";
import { pageOf, sitePageSizes, viewSites } from "../site-list.ts";
import type { SiteSummary } from "../site.ts";
import { useSites } from "../use-sites.ts";
import { siteColumns } from "./site-columns.tsx";
import { siteActionsWidth, SiteRowActions } from "./SiteRowActions.tsx";
import { SiteFilters } from "./SiteFilters.tsx";
import { useListView } from "./use-list-view.ts";

// A form is not worth its weight on a page that is opened to look.
const CreateSiteDialog = lazy(async () => ({
  default: (await import("../create/CreateSiteDialog.tsx")).CreateSiteDialog,
}));

const UnpublishDialog = lazy(async () => ({
  default: (await import("../publication/UnpublishDialog.tsx")).UnpublishDialog,
}));

// Most operators have a single page of sites.
const Paginator = lazy(async () => ({
  default: (await import("@gift-console/ui/paginator/Paginator.tsx")).Paginator,
}));

/** Every site, to be found, opened, starred and added to. */
export function Component() {
  const { sites, isLoading, isReloading, isMissing, reload } = useSites();
  const { view, change, isNarrowed, clear, isCreating, setCreating } = useListView();
  const [leaving, setLeaving] = useState<SiteSummary | null>(null);
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
        summary={isLoading ? undefined : shownOf(shown.length, sites.length, "site")}
      />
      <Table
        label="Sites"
        columns={siteColumns}
        rows={pageOf(shown, view)}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => paths.siteTab(id, "articles")}
        actionsOf={(site) => <SiteRowActions site={site} onUnpublish={setLeaving} />}
        actionsWidth={siteActionsWidth}
        sort={view.sort}
        onSortChange={({ column, direction }) => change("sort", `${column}:${direction}`)}
        isLoading={isLoading}
        message={message}
      />
      <Suspense fallback={null}>
        {shown.length > sitePageSizes[0] && (
          <Paginator
            label="Pages of sites"
            page={view.page}
            onPageChange={(page) => change("page", page > 1 ? String(page) : null)}
            total={shown.length}
            pageSize={view.pageSize}
            pageSizes={sitePageSizes}
            onPageSizeChange={(size) => change("size", String(size))}
          />
        )}
        {isCreating && <CreateSiteDialog onClose={() => setCreating(false)} />}
        {leaving && <UnpublishDialog site={leaving} onClose={() => setLeaving(null)} />}
      </Suspense>
    </PageLayout>
  );
}
