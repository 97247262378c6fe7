import type { TranslationCreateInput, TranslationPatchInput } from "../graph/generated/graphql.ts";

/** A text in one locale. */
export interface LocaleText {
  locale: string;
  localizedText: string;
}

/** What the form of a translation holds. Ids are texts, as choices have them. */
export interface TranslationValues {
  keyId: string;
  /** Empty for all sites. */
  siteId: string;
  strings: LocaleText[];
}

/** A translation as the API has it. */
export interface TranslationValue {
  key: { id: number };
  site: { id: number } | null;
  strings: readonly LocaleText[];
}

/** Locales of another form are refused by the API. */
const localePattern = /^\s*[a-z]{2,3}([_-][A-Za-z0-9]{2,8})*\s*$/;

/** The form of a translation. */
export function translationValues({ key, site, strings }: TranslationValue): TranslationValues {
  return {
    keyId: String(key.id),
    siteId: site ? String(site.id) : "",
    strings: strings.map(({ locale, localizedText }) => ({ locale, localizedText })),
  };
}

/** What is wrong with a locale; true when nothing is. */
export function checkLocale(locale: string, { strings }: TranslationValues): true | string {
  const name = locale.trim();
  if (name === "") return "Enter a locale.";
  if (!localePattern.test(name)) return "Enter a locale such as pt or pt-BR.";
  const same = strings.filter((string) => string.locale.trim() === name);
  return same.length < 2 || "This locale is given twice.";
}

/** What is sent to create a translation. */
export function toTranslation({ keyId, siteId, strings }: TranslationValues) {
  return {
    keyId: Number(keyId),
    siteId: siteId === "" ? null : Number(siteId),
    strings: strings.map(({ locale, localizedText }) => ({ locale: locale.trim(), localizedText })),
  } satisfies TranslationCreateInput;
}

/** The merge patch that makes a translation what the form holds; strings are sent all or not at all. */
export function translationPatch(
  stored: TranslationValue,
  values: TranslationValues,
): TranslationPatchInput {
  const before = toTranslation(translationValues(stored));
  const next = toTranslation(values);
  return {
    ...(next.keyId === before.keyId ? {} : { keyId: next.keyId }),
    ...(next.siteId === before.siteId ? {} : { siteId: next.siteId }),
    ...(JSON.stringify(next.strings) === JSON.stringify(before.strings)
      ? {}
      : { strings: next.strings }),
  };
}

/** The form's field for a violation: `strings[1].locale` is `strings.1.locale` there. */
export function translationField(path: string) {
  const [, at, name] = /^strings\[(\d+)\](?:\.(locale|localizedText))?$/.exec(path) ?? [];
  if (at !== undefined) {
    return `strings.${Number(at)}.${name === "locale" ? "locale" : "localizedText"}` as const;
  }
  return path === "keyId" || path === "siteId" ? path : null;
}
