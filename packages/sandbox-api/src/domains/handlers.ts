import type { Handlers } from "../contract/handler.ts";
import { authHandlers } from "./auth/handlers.ts";
import { authorHandlers } from "./authors/handlers.ts";
import { botSettingHandlers } from "./bot-settings/handlers.ts";
import { chatHandlers } from "./chat/handlers.ts";
import { criteriaHandlers } from "./criterias/handlers.ts";
import { feedHandlers } from "./feeds/handlers.ts";
import { pageHandlers } from "./pages/handlers.ts";
import { siteFeedHandlers } from "./sites/feed-handlers.ts";
import { siteHandlers } from "./sites/handlers.ts";
import { siteUploadHandlers } from "./sites/upload-handlers.ts";
import { translationHandlers } from "./translations/handlers.ts";
import { translationKeyHandlers } from "./translations/key-handlers.ts";

/** A handler for every call of the contract; a missing one does not compile. */
export const handlers = {
  ...authHandlers,
  ...authorHandlers,
  ...botSettingHandlers,
  ...chatHandlers,
  ...criteriaHandlers,
  ...feedHandlers,
  ...pageHandlers,
  ...siteFeedHandlers,
  ...siteHandlers,
  ...siteUploadHandlers,
  ...translationHandlers,
  ...translationKeyHandlers,
} as Partial<Handlers> as Handlers;
