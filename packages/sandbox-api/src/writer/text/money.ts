import type { Language } from "./language.ts";

/**
 * A price for readers, such as `€49.90` or `25 €`; whole amounts go without decimals.
 * @param currency ISO 4217 code; the bare number when it is unknown
 */
export function formatMoney(
  amount: number,
  currency: string | null | undefined,
  language: Language,
): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const options: Intl.NumberFormatOptions = {
    minimumFractionDigits: digits,
    maximumFractionDigits: 2,
  };
  const locale = { en: "en-IE", es: "es-ES", pt: "pt-PT" }[language];
  try {
    const style = currency ? ({ style: "currency", currency } as const) : {};
    return new Intl.NumberFormat(locale, { ...options, ...style }).format(amount);
  } catch {
    return `${new Intl.NumberFormat(locale, options).format(amount)} ${currency ?? ""}`.trim();
  }
}
