import { graphql } from "../graph/generated/gql.ts";
import type { BotSettingQuery, BotSettingsQuery } from "../graph/generated/graphql.ts";
import { graphQuery } from "../graph/graph-query.ts";

const BotSettingsDocument = graphql(`
  query BotSettings {
    botSettings {
      member {
        id
        bot
        defaultProvider
        backupProvider
        settings
      }
    }
    bots {
      member
    }
    botProviders {
      member
    }
  }
`);

const BotSettingDocument = graphql(`
  query BotSetting($id: Int!) {
    botSetting(id: $id) {
      id
      bot
      defaultProvider
      backupProvider
      settings
    }
  }
`);

/** The settings of every bot, and the bots and providers there are to choose from. */
export const botSettingsQuery = graphQuery(BotSettingsDocument);

/** One setting as it is now: editing begins from nothing older. */
export const botSettingQuery = graphQuery(BotSettingDocument, { staleTime: 0 });

/** A setting as the list shows it. */
export type ListedBot = NonNullable<BotSettingsQuery["botSettings"]>["member"][number];

/** A setting to be edited. */
export type StoredBot = NonNullable<BotSettingQuery["botSetting"]>;
