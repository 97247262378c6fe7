import { toast } from "@gift-console/ui/toast/toast.ts";
import { tellFailure } from "../../forms/tell-outcome.ts";
import { graphql } from "../../graph/generated/gql.ts";
import { graph } from "../../graph/graph.ts";
import { createOrder } from "../../graph/in-order.ts";
import { queryClient } from "../../query-client.ts";
import { withStatus } from "../site-cache.ts";
import type { SiteSummary } from "../site.ts";
import { sitesQuery } from "../sites-query.ts";
import { siteSettingsQuery } from "../settings/site-settings-query.ts";

const PublishSiteDocument = graphql(`
  mutation PublishSite($id: Int!) {
    publishSite(id: $id) {
      id
      status
    }
  }
`);

const UnpublishSiteDocument = graphql(`
  mutation UnpublishSite($id: Int!) {
    unpublishSite(id: $id) {
      id
      status
    }
  }
`);

type Site = Pick<SiteSummary, "id" | "name" | "status">;

/** Publishing and unpublishing a site must arrive in the order they were asked for. */
const inOrder = createOrder();

/** Makes a site live. The lists show it at once, and take it back when it fails; a toast tells. */
export function publish(site: Site): Promise<void> {
  return inOrder(site.id, () =>
    change(
      site,
      "live",
      () => graph.request(PublishSiteDocument, { id: site.id }),
      `${site.name} is live`,
      `${site.name} was not published`,
    ),
  );
}

/** Takes a site offline. The lists show it at once, and take it back when it fails; a toast tells. */
export function unpublish(site: Site): Promise<void> {
  return inOrder(site.id, () =>
    change(
      site,
      "draft",
      () => graph.request(UnpublishSiteDocument, { id: site.id }),
      `${site.name} is no longer live`,
      `${site.name} was not unpublished`,
    ),
  );
}

async function change(
  site: Site,
  status: string,
  send: () => Promise<unknown>,
  done: string,
  failed: string,
): Promise<void> {
  const { queryKey } = sitesQuery({});
  // A list on its way was made before the change.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (data) => withStatus(data, site.id, status));
  if (await tellFailure(send(), failed)) toast({ tone: "success", title: done });
  else queryClient.setQueryData(queryKey, (data) => withStatus(data, site.id, site.status));
  await Promise.all([
    queryClient.invalidateQueries({ queryKey }),
    queryClient.invalidateQueries({ queryKey: siteSettingsQuery.key }),
  ]);
}
