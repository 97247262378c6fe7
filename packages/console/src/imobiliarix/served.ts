import { isJsonMap } from "../bots/settings-json.ts";
import type { JsonValue } from "../graph/json.ts";

/** The name of the bot that the workspace is about. */
export const imobiliarix = "imobiliarix";

/**
 * The sites that the bot serves: those whose ids its settings list under `sites`, and without such
 * a list every site that is live.
 */
export function servedSites<Site extends { id: number; status: string }>(
  settings: JsonValue | undefined,
  sites: readonly Site[],
): Site[] {
  const listed = isJsonMap(settings) ? settings["sites"] : undefined;
  if (!Array.isArray(listed)) return sites.filter(({ status }) => status === "live");
  return sites.filter(({ id }) => listed.includes(id));
}

/** Whether the settings name the sites themselves. */
export function namesSites(settings: JsonValue | undefined): boolean {
  return isJsonMap(settings) && Array.isArray(settings["sites"]);
}

/** The articles of these sites, in their order. */
export function articlesOfSites<Article extends { site: { id: number } }>(
  articles: readonly Article[],
  sites: readonly { id: number }[],
): Article[] {
  const ids = new Set(sites.map(({ id }) => id));
  return articles.filter(({ site }) => ids.has(site.id));
}
