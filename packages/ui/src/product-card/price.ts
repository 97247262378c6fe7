const formats = new Map<string, Intl.NumberFormat>();

/** Making a format is slow, and a page of products needs the same few again and again. */
function formatFor(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
  formats.set(key, made);
  return made;
}

/**
 * A price in the words of a locale: "€39", "39,95 €".
 * @param price in major units; `null` when it is not known.
 * @param currency ISO 4217; an unknown code is shown as it is.
 * @returns `undefined` when there is no price.
 */
export function formatPrice(
  price: number | null | undefined,
  currency: string | null | undefined,
  locale: string,
): string | undefined {
  if (price == null || !Number.isFinite(price)) return undefined;
  if (!currency) return price.toLocaleString(locale, { minimumFractionDigits: 2 });
  if (!/^[a-z]{3}$/i.test(currency)) return `${price.toLocaleString(locale)} ${currency}`;
  return formatFor(locale, currency.toUpperCase()).format(price);
}
