import type { Db } from "../db/open.ts";
import { offlineProvider, type BotName } from "../domains/bot-settings/known-bots.ts";
import type { JsonObject } from "../json.ts";

interface SeedBot {
  bot: BotName;
  defaultProvider: string;
  backupProvider: string | null;
  settings: JsonObject;
}

/** Imagix has none: it shows what a bot does without one, and leaves one to be made. */
const bots: readonly SeedBot[] = [
  {
    bot: "keywordus",
    defaultProvider: "openai",
    backupProvider: offlineProvider,
    settings: {
      model: "gpt-4.1-mini",
      temperature: 0.2,
      prompt: "Extract the words that a product search needs: things, materials, occasions.",
    },
  },
  {
    bot: "giftorix",
    defaultProvider: "anthropic",
    backupProvider: offlineProvider,
    settings: {
      model: "claude-sonnet-4-5",
      temperature: 0.8,
      prompt: "Propose gift ideas that fit the person, each with keywords for the search.",
      ideas: 6,
    },
  },
  {
    bot: "product-curatorix",
    defaultProvider: "openai",
    backupProvider: offlineProvider,
    settings: {
      model: "gpt-4.1",
      temperature: 0.1,
      prompt: "Keep what fits the prompt. Take the selection from what does not.",
    },
  },
  {
    bot: "chapterix",
    defaultProvider: "anthropic",
    backupProvider: offlineProvider,
    settings: {
      model: "claude-sonnet-4-5",
      temperature: 0.5,
      prompt: "Group the selected products into sections that a reader would look for.",
      sections: { min: 2, max: 5 },
    },
  },
  {
    bot: "priorix",
    defaultProvider: "openai",
    backupProvider: offlineProvider,
    settings: {
      model: "gpt-4.1-mini",
      temperature: 0.1,
      prompt: "Rank the products within each section, the most fitting first.",
    },
  },
  {
    bot: "descriptix",
    defaultProvider: "openai",
    backupProvider: offlineProvider,
    settings: {
      model: "gpt-4.1-mini",
      temperature: 0.7,
      prompt: "Write two warm, concrete sentences about the gift. No superlatives.",
    },
  },
  {
    bot: "wrapperix",
    defaultProvider: "anthropic",
    backupProvider: offlineProvider,
    settings: {
      model: "claude-sonnet-4-5",
      temperature: 0.6,
      prompt: "Write title, introduction, section texts and conclusion in the site's language.",
    },
  },
  {
    bot: "imobiliarix",
    defaultProvider: "mistral",
    backupProvider: offlineProvider,
    settings: {
      model: "mistral-large-latest",
      temperature: 0.4,
      prompt: "Describe what a home needs to feel lived in, and the gifts that go with it.",
    },
  },
];

/** Inserts the settings of the bots that have some. */
export async function seedBotSettings(db: Db): Promise<void> {
  const rows = bots.map((bot) => ({ ...bot, settings: JSON.stringify(bot.settings) }));
  await db.insertInto("botSettings").values(rows).execute();
}
