import { graphql } from "../../graph/generated/gql.ts";
import type { SiteFeedsQuery } from "../../graph/generated/graphql.ts";
import { graphQuery } from "../../graph/graph-query.ts";

const SiteFeedsDocument = graphql(`
  query SiteFeeds($siteId: Int!) {
    siteFeeds(id: $siteId) {
      member {
        id
        name
        code
        status
        country
        productCount
        importedAt
      }
    }
    site(id: $siteId) {
      id
      settingsSite {
        country
      }
    }
  }
`);

const FeedCandidatesDocument = graphql(`
  query FeedCandidates($country: String!, $hasCountry: Boolean!) {
    feedsByCountry(country: $country) @include(if: $hasCountry) {
      member {
        id
        name
        code
        country
        productCount
      }
    }
    feedsByCode {
      member {
        code
        feeds {
          id
          name
          code
          country
          productCount
        }
      }
    }
  }
`);

/** The feeds that a site uses, and the country whose feeds suit it. */
export const siteFeedsQuery = graphQuery(SiteFeedsDocument);

/** The feeds that a site could use: those of its country, and all by their code. */
export const feedCandidatesQuery = graphQuery(FeedCandidatesDocument);

/** A feed of a site as the list shows it. */
export type SiteFeed = NonNullable<SiteFeedsQuery["siteFeeds"]>["member"][number];
