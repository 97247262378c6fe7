import { matchWords } from "../lists/match-words.ts";

/** What the list of translations is searched by. */
export interface TranslationRow {
  key: { id: number; key: string };
  site: { id: number } | null;
  strings: readonly { locale: string; localizedText: string }[];
}

/** Which translations the list holds: all, those shared by all sites, or those of one site. */
export type Scope = "all" | "shared" | number;

/** Reads the scope from the URL's query; what makes no sense counts as all. */
export function readScope(text: string | null): Scope {
  if (text === "shared") return "shared";
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : "all";
}

/** The translations of the scope that hold every word of the search in key or text. */
export function viewTranslations<Row extends TranslationRow>(
  translations: readonly Row[],
  search: string,
  scope: Scope,
): Row[] {
  return translations.filter(
    ({ key, site, strings }) =>
      (scope === "all" || (site?.id ?? "shared") === scope) &&
      matchWords(search, key.key, ...strings.map(({ localizedText }) => localizedText)),
  );
}

/** The keys that hold every word of the search in name or description. */
export function viewKeys<Key extends { key: string; description: string | null }>(
  keys: readonly Key[],
  search: string,
): Key[] {
  return keys.filter(({ key, description }) => matchWords(search, key, description));
}

/** Whom a translation is for, in words. */
export function scopeName(
  site: { id: number } | null,
  sites: readonly { id: number; name: string }[],
): string {
  if (!site) return "All sites";
  return sites.find(({ id }) => id === site.id)?.name ?? `Site ${site.id}`;
}

/** How many translations of a list use each key, by the key's id. */
export function countByKey(translations: readonly TranslationRow[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { key } of translations) counts.set(key.id, (counts.get(key.id) ?? 0) + 1);
  return counts;
}
