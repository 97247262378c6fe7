import type { Db } from "../db/open.ts";
import {
  phrasebook,
  type Phrase,
  type PhraseLanguage,
} from "../domains/translations/phrasebook.ts";

interface SeedTranslation {
  keyId: number;
  siteId: number | null;
  strings: Partial<Record<PhraseLanguage, string>>;
}

/**
 * Inserts the keys and their translations. Those for all sites lack German everywhere and French
 * and Italian in places; the first three sites have some of their own.
 */
export async function seedTranslations(db: Db): Promise<void> {
  const keys = phrasebook.map(({ key, description }) => ({ key, description }));
  await db.insertInto("translationKeys").values(keys).execute();
  const translations = phrasebook.flatMap(translationsOf);
  await db
    .insertInto("translations")
    .values(translations.map(({ keyId, siteId }) => ({ keyId, siteId })))
    .execute();
  const strings = translations.flatMap(({ strings: texts }, index) =>
    Object.entries(texts).map(([locale, localizedText]) => ({
      translationId: index + 1,
      locale,
      localizedText,
    })),
  );
  await db.insertInto("translationStrings").values(strings).execute();
}

function translationsOf({ texts }: Phrase, index: number): SeedTranslation[] {
  const keyId = index + 1;
  const { en, pt, es, fr, it } = texts;
  const forAll = {
    keyId,
    siteId: null,
    strings: { en, pt, es, ...(index % 3 !== 2 && { fr, it }) },
  };
  const ofSites = [
    index % 2 === 0 && { keyId, siteId: 1, strings: index % 4 === 0 ? { pt, en } : { pt } },
    index % 3 === 0 && { keyId, siteId: 2, strings: { es } },
    index < 4 && { keyId, siteId: 3, strings: { fr } },
  ];
  return [forAll, ...ofSites.filter((translation) => translation !== false)];
}
