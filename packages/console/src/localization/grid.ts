import type { JsonValue } from "../graph/json.ts";
import { matchWords } from "../lists/match-words.ts";

/** A stored text in one locale. */
export interface GridString {
  id: number;
  locale: string;
  localizedText: string;
}

/** A translation of the site. */
export interface GridTranslation {
  id: number;
  key: { id: number };
  strings: readonly GridString[];
}

/** A key of the sites' texts. */
export interface GridKey {
  id: number;
  key: string;
  description: string | null;
}

/** One row of the grid: a key and what the site has of it. */
export interface GridRow extends GridKey {
  /** Null where the site has no text of the key yet. */
  translation: GridTranslation | null;
}

/**
 * The locales of a site, in order: those its metadata lists under `locales`, then others that it has
 * texts in, then those an operator has added to the grid.
 */
export function localesOf(
  metadata: JsonValue | undefined,
  translations: readonly GridTranslation[],
  added: readonly string[] = [],
): string[] {
  const isMap = typeof metadata === "object" && metadata !== null && !Array.isArray(metadata);
  const listed = isMap ? metadata["locales"] : undefined;
  const declared = Array.isArray(listed)
    ? listed.filter((locale) => typeof locale === "string" && locale !== "")
    : [];
  const used = translations.flatMap(({ strings }) => strings.map(({ locale }) => locale)).sort();
  return [...new Set([...(declared as string[]), ...used, ...added])];
}

/** A row per key. */
export function gridRows(
  keys: readonly GridKey[],
  translations: readonly GridTranslation[],
): GridRow[] {
  const byKey = new Map(translations.map((translation) => [translation.key.id, translation]));
  return keys.map((key) => ({ ...key, translation: byKey.get(key.id) ?? null }));
}

/** The site's text of a row in a locale; an empty text counts as missing. */
export function textOf({ translation }: GridRow, locale: string): GridString | null {
  const string = translation?.strings.find((candidate) => candidate.locale === locale);
  return string && string.localizedText.trim() !== "" ? string : null;
}

/** How many texts are missing in these locales. */
export function countMissing(rows: readonly GridRow[], locales: readonly string[]): number {
  return rows.reduce(
    (sum, row) => sum + locales.filter((locale) => textOf(row, locale) === null).length,
    0,
  );
}

/** The rows that hold every word of the search, where asked only those that lack a text. */
export function viewRows(
  rows: readonly GridRow[],
  search: string,
  locales: readonly string[],
  onlyMissing: boolean,
): GridRow[] {
  return rows.filter(
    (row) =>
      (!onlyMissing || countMissing([row], locales) > 0) &&
      matchWords(
        search,
        row.key,
        row.description,
        ...(row.translation?.strings ?? []).map(({ localizedText }) => localizedText),
      ),
  );
}

/** The call that brings a text into a cell. */
export type CellChange =
  /** The text is there and changes. */
  | { call: "string"; id: number; localizedText: string }
  /** The translation is there, the locale comes or goes; its strings are replaced whole. */
  | { call: "translation"; id: number; strings: { locale: string; localizedText: string }[] }
  /** Its only text goes, and the translation with it. */
  | { call: "delete"; id: number }
  /** The site has nothing of the key yet. */
  | { call: "create"; keyId: number; strings: { locale: string; localizedText: string }[] };

/** What to send for a cell's new text; null where nothing changes. An empty text is taken away. */
export function changeOf(row: GridRow, locale: string, text: string): CellChange | null {
  const { translation } = row;
  const stored = translation?.strings.find((candidate) => candidate.locale === locale);
  if ((stored?.localizedText ?? "") === text) return null;
  const string = { locale, localizedText: text };
  if (!translation) return { call: "create", keyId: row.id, strings: [string] };
  if (stored && text !== "") return { call: "string", id: stored.id, localizedText: text };
  const others = translation.strings
    .filter((candidate) => candidate.locale !== locale)
    .map((other) => ({ locale: other.locale, localizedText: other.localizedText }));
  if (text === "" && others.length === 0) return { call: "delete", id: translation.id };
  const strings = text === "" ? others : [...others, string];
  return { call: "translation", id: translation.id, strings };
}
