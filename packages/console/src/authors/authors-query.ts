import { graphql } from "../graph/generated/gql.ts";
import type { SiteAuthorsQuery } from "../graph/generated/graphql.ts";
import { graphQuery } from "../graph/graph-query.ts";

const SiteAuthorsDocument = graphql(`
  query SiteAuthors($siteId: Int!) {
    authors(site_id: $siteId) {
      member {
        id
        name
        bio
        avatar
      }
    }
  }
`);

/** The authors of a site. */
export const siteAuthorsQuery = graphQuery(SiteAuthorsDocument);

/** An author as the list shows one. */
export type ListedAuthor = NonNullable<SiteAuthorsQuery["authors"]>["member"][number];
