import { Button } from "@gift-console/ui/button/Button.tsx";
import { toast } from "@gift-console/ui/toast/toast.ts";
import { CloudOff, CloudUpload, RefreshCw, Send } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { tellFailure } from "../../forms/tell-outcome.ts";
import { graphql } from "../../graph/generated/gql.ts";
import { useGraphMutation } from "../../graph/graph-mutation.ts";
import { publish } from "../publication/publication.ts";
import { isLive, type SiteSummary } from "../site.ts";

const UnpublishDialog = lazy(async () => ({
  default: (await import("../publication/UnpublishDialog.tsx")).UnpublishDialog,
}));

const RedeploySiteDocument = graphql(`
  mutation RedeploySite($id: Int!) {
    redeploySite(id: $id) {
      status
    }
  }
`);

const SendSiteSettingsDocument = graphql(`
  mutation SendSiteSettings($id: Int!) {
    sendSiteSettings(id: $id) {
      status
    }
  }
`);

/** What can be done with a whole site, on each of its tabs. */
export function SiteActions({ site }: { readonly site: SiteSummary }) {
  const [isAsking, setAsking] = useState(false);
  const redeploy = useGraphMutation(RedeploySiteDocument);
  const sendSettings = useGraphMutation(SendSiteSettingsDocument);
  const queue = async (work: Promise<unknown>, done: string, failed: string) => {
    if (await tellFailure(work, failed)) toast({ tone: "success", title: done });
  };
  return (
    <>
      <Button
        icon={Send}
        isPending={sendSettings.isPending}
        onPress={() =>
          void queue(
            sendSettings.mutateAsync({ id: site.id }),
            `The settings of ${site.name} are on their way`,
            `The settings of ${site.name} were not sent`,
          )
        }
      >
        Send settings
      </Button>
      <Button
        icon={RefreshCw}
        isPending={redeploy.isPending}
        onPress={() =>
          void queue(
            redeploy.mutateAsync({ id: site.id }),
            `The redeploy of ${site.name} is queued`,
            `${site.name} was not redeployed`,
          )
        }
      >
        Redeploy
      </Button>
      {isLive(site) ? (
        <Button icon={CloudOff} onPress={() => setAsking(true)}>
          Unpublish
        </Button>
      ) : (
        <Button icon={CloudUpload} onPress={() => void publish(site)}>
          Publish
        </Button>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <UnpublishDialog site={site} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
