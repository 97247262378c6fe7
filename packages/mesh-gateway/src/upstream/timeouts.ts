import type { operations } from "../../generated/api-types.ts";

const seconds = 1_000;
const minutes = 60 * seconds;

/** Calls that wait for a bot, for another host, or for a large file. */
const slow: ReadonlySet<string> = new Set<keyof operations>([
  "curateDescriptions",
  "curateIdeas",
  "curateProducts",
  "generateAdditionalIdeas",
  "generateArticleImage",
  "generateArticleProducts",
  "generateBanner",
  "generateDescriptions",
  "generateIdeaProducts",
  "generateIdeas",
  "generateKeywords",
  "generateProductDescriptions",
  "generateSections",
  "generateSiteTranslations",
  "giftorixChat",
  "keywordusChat",
  "populateSections",
  "priorixChat",
  "regenerateIdeaProducts",
  "uploadSiteFiles",
]);

/** Calls that run several bots one after the other, or read whole feeds. */
const slowest: ReadonlySet<string> = new Set<keyof operations>([
  "generateArticle",
  "importFeed",
  "uploadFeedFile",
]);

/** How long the API host may take for a call, in milliseconds. */
export function timeoutOf(operationId: string): number {
  if (slowest.has(operationId)) return 15 * minutes;
  if (slow.has(operationId)) return 5 * minutes;
  return 15 * seconds;
}
