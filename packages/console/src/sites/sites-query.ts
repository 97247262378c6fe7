import { graphql } from "../graph/generated/gql.ts";
import { graphQuery } from "../graph/graph-query.ts";

const SitesDocument = graphql(`
  query Sites {
    sites {
      member {
        id
        name
        status
        domain
        updatedAt
        settingsSite {
          country
        }
      }
      totalItems
    }
  }
`);

/** Every site, for the sidebar and the sites list; both read the same reply. */
export const sitesQuery = graphQuery(SitesDocument);
