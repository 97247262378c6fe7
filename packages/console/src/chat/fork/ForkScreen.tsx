import { LinkButton } from "@gift-console/ui/button/LinkButton.tsx";
import { PageHeader } from "@gift-console/ui/page/PageHeader.tsx";
import { PageLayout } from "@gift-console/ui/page/PageLayout.tsx";
import { Skeleton } from "@gift-console/ui/skeleton/Skeleton.tsx";
import { Suspense } from "react";
import { required } from "../../graph/required.ts";
import { paths } from "../../paths.ts";
import { idParam } from "../../router/params.ts";
import { routeQuery } from "../../router/route-query.ts";
import { PageTitle } from "../../shell/PageTitle.tsx";
import { useSites } from "../../sites/use-sites.ts";
import { chatSessionQuery } from "../session-query.ts";
import { Fork } from "./Fork.tsx";

const route = routeQuery(chatSessionQuery, ({ params }) => ({
  siteId: idParam(params, "id"),
  sid: params["sessionId"] ?? "",
}));

export const loader = route.loader;

/** A chat session, forked: what bots would say from one of its checkpoints. */
export function Component() {
  const { siteId, sid } = route.useVariables();
  const { sites } = useSites();
  const name = sites.find(({ id }) => id === siteId)?.name ?? `Site ${siteId}`;
  const chat = paths.siteTab(siteId, "chat");
  return (
    <PageLayout
      header={
        <PageHeader
          title="Fork session"
          crumbs={[
            { label: "Sites", href: paths.sites() },
            { label: name, href: paths.siteTab(siteId, "articles") },
            { label: "Chat", href: chat },
          ]}
          description="Pick a checkpoint and have bots answer from there. The session itself stays as it is."
          actions={
            <LinkButton href={`${chat}?${new URLSearchParams({ session: sid })}`}>
              Session {sid}
            </LinkButton>
          }
        />
      }
    >
      <PageTitle parts={[`Fork session ${sid}`, name]} />
      <Suspense fallback={<Skeleton label="Loading the session" count={10} />}>
        <Loaded key={sid} />
      </Suspense>
    </PageLayout>
  );
}

function Loaded() {
  const { siteId } = route.useVariables();
  return <Fork siteId={siteId} session={required(route.useData().chatSession, "chatSession")} />;
}
