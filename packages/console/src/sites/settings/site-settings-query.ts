import { graphql } from "../../graph/generated/gql.ts";
import type { SiteSettingsQuery } from "../../graph/generated/graphql.ts";
import { graphQuery } from "../../graph/graph-query.ts";

const SiteSettingsDocument = graphql(`
  query SiteSettings($id: Int!) {
    site(id: $id) {
      id
      name
      status
      domain
      logo
      heroImage
      favicon
      settingsSite {
        country
        metadata
      }
    }
  }
`);

/** A site with everything that its settings show. */
export const siteSettingsQuery = graphQuery(SiteSettingsDocument);

/** A site as its settings show it. */
export type StoredSite = NonNullable<SiteSettingsQuery["site"]>;
