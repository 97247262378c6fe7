import { Button } from "@gift-console/ui/button/Button.tsx";
import { Card } from "@gift-console/ui/card/Card.tsx";
import { ConfirmDialog } from "@gift-console/ui/confirm-dialog/ConfirmDialog.tsx";
import { toast } from "@gift-console/ui/toast/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { explainFailure } from "../../forms/tell-outcome.ts";
import { graphql } from "../../graph/generated/gql.ts";
import { useGraphMutation } from "../../graph/graph-mutation.ts";
import { paths } from "../../paths.ts";
import { sitesQuery } from "../sites-query.ts";
import { withoutSite } from "../site-cache.ts";
import { useFavorites } from "../use-favorites.ts";

const DeleteSiteDocument = graphql(`
  mutation DeleteSite($id: Int!) {
    deleteSite(id: $id)
  }
`);

interface DeleteSiteProps {
  readonly site: { readonly id: number; readonly name: string };
  /** The site is gone, and its page will be left: nothing in it is worth keeping. */
  readonly onDeleted: () => void;
}

/** Deletes a site with all that belongs to it, after its name was typed. */
export function DeleteSite({ site, onDeleted }: DeleteSiteProps) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { ids, toggle } = useFavorites();
  const { mutateAsync } = useGraphMutation(DeleteSiteDocument);
  const remove = async () => {
    await explainFailure(mutateAsync({ id: site.id }));
    onDeleted();
    if (ids.has(site.id)) toggle(site.id);
    await navigate(paths.sites());
    queryClient.setQueryData(sitesQuery({}).queryKey, (data) => withoutSite(data, site.id));
    void queryClient.invalidateQueries({ queryKey: sitesQuery.key });
    toast({ tone: "success", title: `${site.name} was deleted` });
  };
  return (
    <Card
      title="Delete this site"
      description="Its articles, authors, pages, topics, texts and chat sessions go with it. Feeds stay."
    >
      <Button tone="danger" onPress={() => setAsking(true)}>
        Delete site
      </Button>
      <ConfirmDialog
        title={`Delete ${site.name}?`}
        confirmLabel="Delete site"
        tone="danger"
        typedConfirmation={site.name}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={remove}
      >
        Everything that belongs to the site is deleted with it. Feeds stay. This cannot be undone.
      </ConfirmDialog>
    </Card>
  );
}
