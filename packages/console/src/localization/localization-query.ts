import { graphql } from "../graph/generated/gql.ts";
import { graphQuery } from "../graph/graph-query.ts";

const SiteLocalizationDocument = graphql(`
  query SiteLocalization($siteId: Int!) {
    translations(siteId: $siteId) {
      member {
        id
        key {
          id
        }
        strings {
          id
          locale
          localizedText
        }
      }
    }
    translationKeys {
      member {
        id
        key
        description
      }
    }
    site(id: $siteId) {
      id
      settingsSite {
        metadata
      }
    }
  }
`);

/** The texts of a site by key and locale. */
export const siteLocalizationQuery = graphQuery(SiteLocalizationDocument);
