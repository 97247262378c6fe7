import { graphql } from "../graph/generated/gql.ts";
import type { ImobiliarixQuery } from "../graph/generated/graphql.ts";
import { graphQuery } from "../graph/graph-query.ts";

const ImobiliarixDocument = graphql(`
  query Imobiliarix {
    botSettings {
      member {
        id
        bot
        defaultProvider
        backupProvider
        settings
      }
    }
    botProviders {
      member
    }
    sites {
      member {
        id
        name
        status
        settingsSite {
          country
        }
      }
    }
    articles(page: 1, itemsPerPage: 200) {
      member {
        id
        title
        site {
          id
        }
        hasProducts
        hasSections
        hasGeneratedDescriptions
        hasGeneratedArticle
        updatedAt
      }
    }
  }
`);

/** The bot's setting, and the sites and newest articles among which are those it serves. */
export const imobiliarixQuery = graphQuery(ImobiliarixDocument);

/** The setting of a bot. */
export type ImobiliarixSetting = NonNullable<ImobiliarixQuery["botSettings"]>["member"][number];

/** A site that the bot may serve. */
export type ImobiliarixSite = NonNullable<ImobiliarixQuery["sites"]>["member"][number];

/** An article that the bot may serve. */
export type ImobiliarixArticle = NonNullable<ImobiliarixQuery["articles"]>["member"][number];
