import type { Db } from "../../db/open.ts";

/** A text that a site lacks in a locale, with the texts there are to start from. */
export interface MissingString {
  keyId: number;
  key: string;
  locale: string;
  /** The key's texts by locale: those for all sites, with the site's own over them. */
  texts: ReadonlyMap<string, string>;
}

/**
 * What a site lacks, by key. Keys without any text are left out.
 * @param locales in which the site shows its texts
 */
export async function missingStrings(
  db: Db,
  siteId: number,
  locales: string[],
): Promise<MissingString[]> {
  const keys = await db.selectFrom("translationKeys").selectAll().orderBy("key").execute();
  const strings = await db
    .selectFrom("translationStrings")
    .innerJoin("translations", "translations.id", "translationStrings.translationId")
    .select(["keyId", "siteId", "locale", "localizedText"])
    .where((row) => row.or([row("siteId", "is", null), row("siteId", "=", siteId)]))
    // Nulls first: the site's own texts come over those for all sites.
    .orderBy((row) => row("siteId", "is not", null))
    .orderBy("locale")
    .execute();
  const byKey = Map.groupBy(strings, ({ keyId }) => keyId);
  return keys.flatMap(({ id, key }) => {
    const ofKey = byKey.get(id) ?? [];
    const texts = new Map(ofKey.map(({ locale, localizedText }) => [locale, localizedText]));
    if (texts.size === 0) return [];
    const own = new Set(ofKey.filter((row) => row.siteId !== null).map(({ locale }) => locale));
    return locales
      .filter((locale) => !own.has(locale))
      .map((locale) => ({ keyId: id, key, locale, texts }));
  });
}
