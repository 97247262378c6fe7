import { PageHeader } from "@gift-console/ui/page/PageHeader.tsx";
import { PageLayout } from "@gift-console/ui/page/PageLayout.tsx";
import { Skeleton } from "@gift-console/ui/skeleton/Skeleton.tsx";
import { StatusDot } from "@gift-console/ui/status-dot/StatusDot.tsx";
import { LinkTabs } from "@gift-console/ui/tabs/LinkTabs.tsx";
import { Suspense } from "react";
import { Outlet, useLocation, useParams } from "react-router";
import { paths, siteTabs, type SiteTab } from "../../paths.ts";
import { screens, type ScreenName } from "../../router/screens.ts";
import { PageTitle } from "../../shell/PageTitle.tsx";
import { useKnownSite } from "../../shell/use-known-site.ts";
import { countryOf, isLive } from "../site.ts";
import { useSites } from "../use-sites.ts";
import { SiteActions } from "./SiteActions.tsx";
import { tabNames } from "./tab-names.ts";

/** The frame around the tabs of a site: its name, its state and the tab bar. */
export function Component() {
  const { id = "" } = useParams();
  const { pathname } = useLocation();
  const { sites } = useSites();
  useKnownSite();
  const site = sites.find((candidate) => String(candidate.id) === id);
  const tab = siteTabs.find((candidate) => paths.siteTab(id, candidate) === pathname);
  const name = site?.name ?? `Site ${id}`;
  const tabName = tab && tabNames[tab];
  return (
    <PageLayout
      header={
        <PageHeader
          title={name}
          crumbs={[{ label: "Sites", href: paths.sites() }]}
          status={
            site && (
              <StatusDot
                state={isLive(site) ? "live" : "off"}
                label={`${site.status} · ${countryOf(site)}`}
              />
            )
          }
          actions={site && <SiteActions key={site.id} site={site} />}
          tabs={
            <LinkTabs
              label={`Tabs of ${name}`}
              currentPath={pathname}
              tabs={siteTabs.filter(hasScreen).map((candidate) => ({
                label: tabNames[candidate],
                href: paths.siteTab(id, candidate),
              }))}
            />
          }
        />
      }
    >
      <PageTitle parts={[tabName, name]} />
      <Suspense
        key={tab}
        fallback={
          <Skeleton
            label={`Loading ${tabName}`}
            shape={tab === "settings" ? "form" : "list"}
            count={9}
          />
        }
      >
        <Outlet />
      </Suspense>
    </PageLayout>
  );
}

function hasScreen(tab: SiteTab): boolean {
  const name: ScreenName = `site${tab[0]?.toUpperCase()}${tab.slice(1)}` as ScreenName;
  return screens[name] !== undefined;
}
