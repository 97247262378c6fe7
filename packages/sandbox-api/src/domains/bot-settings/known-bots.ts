/** The bots of the product, in the order of their work on an article. */
export const botNames = [
  "keywordus",
  "giftorix",
  "product-curatorix",
  "chapterix",
  "priorix",
  "descriptix",
  "wrapperix",
  "imagix",
  "imobiliarix",
] as const;

/** Name of a bot. */
export type BotName = (typeof botNames)[number];

/** The sandbox's own writer, which needs no configuration. */
export const offlineProvider = "offline";

/** The AI providers that a bot can use. */
export const providerNames = [
  "openai",
  "anthropic",
  "mistral",
  "stability",
  offlineProvider,
] as const;
