import { toast } from "@gift-console/ui/toast/toast.ts";
import { graphql } from "../graph/generated/gql.ts";
import { useGraphMutation } from "../graph/graph-mutation.ts";
import { botPatch, toBotSetting, type BotValues } from "./bot-form.ts";
import { botSettingQuery, botSettingsQuery, type StoredBot } from "./bots-query.ts";

const CreateBotSettingDocument = graphql(`
  mutation CreateBotSetting($input: BotSettingCreateInput!) {
    createBotSetting(input: $input) {
      id
    }
  }
`);

const UpdateBotSettingDocument = graphql(`
  mutation UpdateBotSetting($id: Int!, $input: BotSettingPatchInput!) {
    updateBotSetting(id: $id, input: $input) {
      id
    }
  }
`);

/**
 * Creates the setting of a bot, or changes the given one.
 * @returns sends the values; throws what the call throws
 */
export function useSaveBot(setting: StoredBot | null): (values: BotValues) => Promise<void> {
  const invalidates = [botSettingsQuery.key, botSettingQuery.key];
  const creation = useGraphMutation(CreateBotSettingDocument, { invalidates });
  const change = useGraphMutation(UpdateBotSettingDocument, { invalidates });
  return async (values) => {
    if (setting) await change.mutateAsync({ id: setting.id, input: botPatch(setting, values) });
    else await creation.mutateAsync({ input: toBotSetting(values) });
    toast({ tone: "success", title: `The settings of ${values.bot} are saved` });
  };
}
