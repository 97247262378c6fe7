import type { Generated } from "kysely";

/** A text that the sites show in several languages. */
export interface TranslationKeyTable {
  id: Generated<number>;
  key: string;
  description: string | null;
}

/** The texts of one key, for one site or for all. */
export interface TranslationTable {
  id: Generated<number>;
  keyId: number;
  /** Null serves all sites. */
  siteId: number | null;
}

/** A text in one locale. */
export interface TranslationStringTable {
  id: Generated<number>;
  translationId: number;
  locale: string;
  localizedText: string;
}
