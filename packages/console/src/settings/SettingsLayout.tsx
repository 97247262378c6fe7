import { PageHeader } from "@gift-console/ui/page/PageHeader.tsx";
import { PageLayout } from "@gift-console/ui/page/PageLayout.tsx";
import { Skeleton } from "@gift-console/ui/skeleton/Skeleton.tsx";
import { LinkTabs } from "@gift-console/ui/tabs/LinkTabs.tsx";
import { Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { paths, settingsTypes, type SettingsType } from "../paths.ts";
import { PageTitle } from "../shell/PageTitle.tsx";

const names: Record<SettingsType, string> = {
  bot: "Bots",
  feed: "Feeds",
  translation: "Translations",
};

/** The frame around the settings: what every site shares. */
export function Component() {
  const { pathname } = useLocation();
  const type = settingsTypes.find((candidate) => paths.settings(candidate) === pathname);
  const name = type && names[type];
  return (
    <PageLayout
      header={
        <PageHeader
          title="Settings"
          tabs={
            <LinkTabs
              label="Settings"
              currentPath={pathname}
              tabs={settingsTypes.map((candidate) => ({
                label: names[candidate],
                href: paths.settings(candidate),
              }))}
            />
          }
        />
      }
    >
      <PageTitle parts={[name, "Settings"]} />
      <Suspense key={type} fallback={<Skeleton label={`Loading ${name}`} shape="list" count={9} />}>
        <Outlet />
      </Suspense>
    </PageLayout>
  );
}
