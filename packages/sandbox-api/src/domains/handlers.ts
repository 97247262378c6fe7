import type { Handlers } from "../contract/handler.ts";
import { articleHandlers } from "./articles/handlers.ts";
import { articleImageHandlers } from "./articles/image-handlers.ts";
import { articleStepHandlers } from "./articles/step-handlers.ts";
import { authHandlers } from "./auth/handlers.ts";
import { authorHandlers } from "./authors/handlers.ts";
import { botSettingHandlers } from "./bot-settings/handlers.ts";
import { checkpointHandlers } from "./chat/checkpoint-handlers.ts";
import { chatHandlers } from "./chat/handlers.ts";
import { criteriaHandlers } from "./criterias/handlers.ts";
import { debugHandlers } from "./debugs/handlers.ts";
import { elasticHandlers } from "./elastic/handlers.ts";
import { feedHandlers } from "./feeds/handlers.ts";
import { feedImportHandlers } from "./feeds/import-handlers.ts";
import { ideaHandlers } from "./ideas/handlers.ts";
import { keywordHandlers } from "./keywords/handlers.ts";
import { pageHandlers } from "./pages/handlers.ts";
import { productHandlers } from "./products/handlers.ts";
import { promptHandlers } from "./prompts/handlers.ts";
import { sectionHandlers } from "./sections/handlers.ts";
import { siteFeedHandlers } from "./sites/feed-handlers.ts";
import { siteHandlers } from "./sites/handlers.ts";
import { siteUploadHandlers } from "./sites/upload-handlers.ts";
import { translationHandlers } from "./translations/handlers.ts";
import { translationKeyHandlers } from "./translations/key-handlers.ts";

/** A handler for every call of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...articleHandlers,
  ...articleImageHandlers,
  ...articleStepHandlers,
  ...authHandlers,
  ...authorHandlers,
  ...botSettingHandlers,
  ...chatHandlers,
  ...checkpointHandlers,
  ...criteriaHandlers,
  ...debugHandlers,
  ...elasticHandlers,
  ...feedHandlers,
  ...feedImportHandlers,
  ...ideaHandlers,
  ...keywordHandlers,
  ...pageHandlers,
  ...productHandlers,
  ...promptHandlers,
  ...sectionHandlers,
  ...siteFeedHandlers,
  ...siteHandlers,
  ...siteUploadHandlers,
  ...translationHandlers,
  ...translationKeyHandlers,
};
