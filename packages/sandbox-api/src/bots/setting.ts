import type { Db } from "../db/open.ts";
import { offlineProvider, type BotName } from "../domains/bot-settings/known-bots.ts";
import type { JsonObject } from "../json.ts";

/** How a bot works, as an operator has set it. */
export interface BotSetting {
  /** In the order in which they are asked. */
  providers: string[];
  model: string | undefined;
  temperature: number;
  prompt: string | undefined;
  /** All settings, for those of a single bot. */
  settings: JsonObject;
}

const defaultTemperature = 0.7;

/** The setting of a bot; one that has none writes offline. */
export async function settingOf(db: Db, bot: BotName): Promise<BotSetting> {
  const row = await db
    .selectFrom("botSettings")
    .select(["defaultProvider", "backupProvider", "settings"])
    .where("bot", "=", bot)
    .executeTakeFirst();
  const settings = row?.settings ?? {};
  const { model, temperature, prompt } = settings;
  return {
    providers: row
      ? [row.defaultProvider, row.backupProvider].filter((name) => name !== null)
      : [offlineProvider],
    model: typeof model === "string" && model !== "" ? model : undefined,
    temperature: typeof temperature === "number" ? temperature : defaultTemperature,
    prompt: typeof prompt === "string" && prompt !== "" ? prompt : undefined,
    settings,
  };
}
