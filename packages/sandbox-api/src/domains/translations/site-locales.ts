import type { SiteRow } from "../sites/site.ts";

const localesByCountry: Readonly<Record<string, string>> = {
  AT: "de",
  BR: "pt-BR",
  DE: "de",
  ES: "es",
  FR: "fr",
  IT: "it",
  PT: "pt",
};

/**
 * Locales in which a site shows its texts: those of its metadata's list `locales`, else that of
 * its country, else English.
 */
export function localesOf({ country, metadata }: Pick<SiteRow, "country" | "metadata">): string[] {
  const listed = Array.isArray(metadata.locales) ? metadata.locales : [];
  const locales = listed.filter((locale) => typeof locale === "string" && locale !== "");
  if (locales.length > 0) return [...new Set(locales as string[])];
  return [localesByCountry[country ?? ""] ?? "en"];
}

/** Language of a locale: `pt` of `pt-BR` and of `pt_BR`. */
export function languageOf(locale: string): string {
  return locale.split(/[-_]/, 1)[0]?.toLowerCase() ?? "";
}
