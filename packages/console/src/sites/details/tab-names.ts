import type { SiteTab } from "../../paths.ts";

/** What the tabs of a site are called. */
export const tabNames: Record<SiteTab, string> = {
  settings: "Settings",
  feeds: "Feeds",
  pages: "Pages",
  topics: "Topics",
  articles: "Articles",
  localization: "Localization",
  chat: "Chat",
  elastic: "Elastic",
  authors: "Authors",
};
