import { PageHeader } from "@gift-console/ui/page/PageHeader.tsx";
import { PageLayout } from "@gift-console/ui/page/PageLayout.tsx";
import { Skeleton } from "@gift-console/ui/skeleton/Skeleton.tsx";
import { Suspense } from "react";
import { routeQuery } from "../router/route-query.ts";
import { PageTitle } from "../shell/PageTitle.tsx";
import { imobiliarixQuery } from "./imobiliarix-query.ts";
import { Workspace } from "./Workspace.tsx";

const route = routeQuery(imobiliarixQuery, () => ({}));

export const loader = route.loader;

/** The workspace of the bot that writes about homes: its settings, its sites and their articles. */
export function Component() {
  return (
    <PageLayout
      header={
        <PageHeader
          title="Imobiliarix"
          description="The bot that writes about homes: how it works, and the sites and articles it serves."
        />
      }
    >
      <PageTitle parts={["Imobiliarix"]} />
      <Suspense fallback={<Skeleton label="Loading the workspace" shape="form" count={6} />}>
        <Loaded />
      </Suspense>
    </PageLayout>
  );
}

function Loaded() {
  return <Workspace data={route.useData()} />;
}
