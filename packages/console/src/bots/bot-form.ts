import type { BotSettingCreateInput, BotSettingPatchInput } from "../graph/generated/graphql.ts";
import type { JsonValue } from "../graph/json.ts";
import { formatMap, isJsonMap, mergePatchOf, parseMap, type JsonMap } from "./settings-json.ts";

/** What the form of a bot setting holds. */
export interface BotValues {
  bot: string;
  defaultProvider: string;
  /** Empty for none. */
  backupProvider: string;
  model: string;
  temperature: number | null;
  prompt: string;
  /** The other settings as JSON text. */
  rest: string;
}

/** A setting as the API has it. */
export interface BotSettingValue {
  bot: string;
  defaultProvider: string;
  backupProvider: string | null;
  settings: JsonValue;
}

/** The form of a setting, or of one that is still to be made. */
export function botValues(setting: BotSettingValue | null): BotValues {
  const { known, rest } = split(setting?.settings ?? {});
  return {
    bot: setting?.bot ?? "",
    defaultProvider: setting?.defaultProvider ?? "",
    backupProvider: setting?.backupProvider ?? "",
    model: known.model ?? "",
    temperature: known.temperature ?? null,
    prompt: known.prompt ?? "",
    rest: formatMap(rest),
  };
}

/** What is wrong with the text of the other settings; true when nothing is. */
export function checkRest(text: string, values: BotValues): true | string {
  const taken = Object.keys(knownSettings(values));
  const parsed = parseMap(text, taken);
  return "error" in parsed ? parsed.error : true;
}

/** What is sent to create a setting. */
export function toBotSetting(values: BotValues): BotSettingCreateInput {
  const { bot, defaultProvider, backupProvider } = values;
  return {
    bot,
    defaultProvider,
    backupProvider: backupProvider || null,
    settings: toSettings(values),
  };
}

/** The merge patch that makes a setting what the form holds: only what differs. */
export function botPatch(setting: BotSettingValue, values: BotValues): BotSettingPatchInput {
  const next = toBotSetting(values);
  const before = isJsonMap(setting.settings) ? setting.settings : {};
  const settings = mergePatchOf(before, toSettings(values));
  return {
    ...(next.bot === setting.bot ? {} : { bot: next.bot }),
    ...(next.defaultProvider === setting.defaultProvider
      ? {}
      : { defaultProvider: next.defaultProvider }),
    ...(next.backupProvider === setting.backupProvider
      ? {}
      : { backupProvider: next.backupProvider ?? null }),
    ...(Object.keys(settings).length === 0 ? {} : { settings }),
  };
}

interface KnownSettings {
  model?: string;
  temperature?: number;
  prompt?: string;
}

/** The settings that have a field of their own, where they are of the type that the field takes. */
function split(settings: JsonValue): { known: KnownSettings; rest: JsonMap } {
  const rest = isJsonMap(settings) ? { ...settings } : {};
  const { model, temperature, prompt } = rest;
  const known: KnownSettings = {
    ...(typeof model === "string" ? { model } : {}),
    ...(typeof temperature === "number" ? { temperature } : {}),
    ...(typeof prompt === "string" ? { prompt } : {}),
  };
  for (const key of Object.keys(known)) delete rest[key];
  return { known, rest };
}

function knownSettings({ model, temperature, prompt }: BotValues): KnownSettings {
  return {
    ...(model.trim() === "" ? {} : { model: model.trim() }),
    ...(temperature === null ? {} : { temperature }),
    ...(prompt.trim() === "" ? {} : { prompt: prompt.trim() }),
  };
}

function toSettings(values: BotValues): JsonMap {
  const parsed = parseMap(values.rest);
  return { ...("map" in parsed ? parsed.map : {}), ...knownSettings(values) };
}

/** The model and temperature of a setting, for a list; null where they are not said. */
export function modelOf({ settings }: Pick<BotSettingValue, "settings">) {
  const { model, temperature } = split(settings).known;
  return { model: model ?? null, temperature: temperature ?? null };
}

/** The field of a violation; what concerns the settings map as a whole belongs to its JSON. */
export function botField(path: string): keyof BotValues | null {
  const [first = "", second] = path.split(/[.[]/);
  if (first === "settings") {
    return second === "model" || second === "temperature" || second === "prompt" ? second : "rest";
  }
  const names = ["bot", "defaultProvider", "backupProvider"] as const;
  return names.find((name) => name === first) ?? null;
}
