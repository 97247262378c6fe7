import { graphql } from "../graph/generated/gql.ts";
import type { TranslationQuery, TranslationsQuery } from "../graph/generated/graphql.ts";
import { graphQuery } from "../graph/graph-query.ts";

const TranslationsDocument = graphql(`
  query Translations($siteId: Int) {
    translations(siteId: $siteId) {
      member {
        id
        key {
          id
          key
        }
        site {
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
    sites {
      member {
        id
        name
      }
    }
  }
`);

const TranslationDocument = graphql(`
  query Translation($id: Int!) {
    translation(id: $id) {
      id
      key {
        id
        key
      }
      site {
        id
      }
      strings {
        locale
        localizedText
      }
    }
  }
`);

/** The translations of one site, or all, with every key and the names of the sites. */
export const translationsQuery = graphQuery(TranslationsDocument);

/** One translation as it is now: editing begins from nothing older. */
export const translationQuery = graphQuery(TranslationDocument, { staleTime: 0 });

/** A translation as the list shows it. */
export type ListedTranslation = NonNullable<TranslationsQuery["translations"]>["member"][number];

/** A key of the sites' texts. */
export type ListedKey = NonNullable<TranslationsQuery["translationKeys"]>["member"][number];

/** A translation to be edited. */
export type StoredTranslation = NonNullable<TranslationQuery["translation"]>;
