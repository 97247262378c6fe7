import { useQueryClient } from "@tanstack/react-query";
import { graphql } from "../../graph/generated/gql.ts";
import { useGraphMutation } from "../../graph/graph-mutation.ts";
import { sitesQuery } from "../sites-query.ts";
import { metadataPatch } from "./metadata-rows.ts";
import { clashes, sitePatch, type SiteValues } from "./site-form.ts";
import { siteSettingsQuery, type StoredSite } from "./site-settings-query.ts";

const UpdateSiteDocument = graphql(`
  mutation UpdateSite($id: Int!, $input: SitePatchInput!) {
    updateSite(id: $id, input: $input) {
      id
    }
  }
`);

const UpdateSiteMetadataDocument = graphql(`
  mutation UpdateSiteMetadata($id: Int!, $metadata: JSON!) {
    updateSiteMetadata(id: $id, input: { settingsSite: { metadata: $metadata } }) {
      id
    }
  }
`);

/** How an attempt to save ended. */
export type SiteSaving =
  /** The site as it is stored now, and since when, in milliseconds since 1970. */
  | { status: "saved"; site: StoredSite; at: number }
  /** Nothing was sent: others have changed the same meanwhile. */
  | { status: "clash"; site: StoredSite; names: string[] };

/** Saves the settings of a site. */
export function useSiteChanges(id: number) {
  const queryClient = useQueryClient();
  const options = { invalidates: [sitesQuery.key] };
  const change = useGraphMutation(UpdateSiteDocument, options);
  const metadata = useGraphMutation(UpdateSiteMetadataDocument);
  const load = async () => {
    const { site } = await queryClient.fetchQuery({ ...siteSettingsQuery({ id }), staleTime: 0 });
    return site;
  };
  return {
    /**
     * Sends what the form changes, unless it would overwrite what others have stored since.
     * @param base the site that the form began from
     * @throws what the calls throw
     */
    save: async (base: StoredSite, values: SiteValues): Promise<SiteSaving> => {
      const theirs = await load();
      const names = theirs ? clashes(base, theirs, values) : [];
      if (theirs && names.length > 0) return { status: "clash", site: theirs, names };
      const input = sitePatch(base, values);
      if (Object.keys(input).length > 0) await change.mutateAsync({ id, input });
      const patch = metadataPatch(base.settingsSite.metadata, values.metadata);
      if (Object.keys(patch).length > 0) await metadata.mutateAsync({ id, metadata: patch });
      return { status: "saved", at: Date.now(), site: (await load()) ?? base };
    },
  };
}
