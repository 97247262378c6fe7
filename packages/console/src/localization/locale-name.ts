/** A locale as a reader calls it: "pt-BR" is "Brazilian Portuguese"; the code itself where unknown. */
export function localeName(locale: string): string {
  try {
    return names.of(locale.replace("_", "-")) ?? locale;
  } catch {
    return locale;
  }
}

const names = new Intl.DisplayNames("en", { type: "language" });

/** Locales of another form are refused by the API. */
const pattern = /^[a-z]{2,3}([_-][A-Za-z0-9]{2,8})*$/;

/** What is wrong with a locale that is to be added; undefined when nothing is. */
export function checkNewLocale(text: string, known: readonly string[]): string | undefined {
  if (!pattern.test(text.trim())) return "Enter a locale such as pt or pt-BR.";
  return known.includes(text.trim()) ? `${text.trim()} is there already.` : undefined;
}

/** The locales in a query parameter, as in `de,pt-BR`; what is none is left out. */
export function readLocales(text: string | null): string[] {
  return (text ?? "").split(",").filter((locale) => pattern.test(locale));
}
