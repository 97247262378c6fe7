/** An amount in major units of a currency. */
export interface Price {
  /** Above zero, two decimals. */
  amount: number;
  /** ISO 4217 code; null when none is given. */
  currency: string | null;
}

const symbols: Readonly<Record<string, string>> = {
  "€": "EUR",
  $: "USD",
  "£": "GBP",
  zł: "PLN",
  R$: "BRL",
  Kč: "CZK",
};
const largest = 9_999_999_999;

/**
 * Reads prices such as `39.90 EUR`, `EUR 39,90`, `1.299,00 €` or `1,299`.
 * A lone separator before exactly three digits groups thousands.
 * @returns null when the text is no price above zero
 */
export function parsePrice(text: string): Price | null {
  const match =
    /^(?<before>\p{L}{3}|[€$£]|R\$)?\s*(?<digits>\d[\d\s.,'’]*)\s*(?<after>\p{L}{3}|zł|Kč|[€$£])?$/u.exec(
      text.trim(),
    );
  if (!match?.groups) return null;
  const amount = readNumber(match.groups["digits"] ?? "");
  if (amount === null || amount <= 0 || amount > largest) return null;
  return { amount, currency: readCurrency(match.groups["before"] ?? match.groups["after"]) };
}

function readCurrency(text: string | undefined): string | null {
  if (text === undefined) return null;
  return symbols[text] ?? text.toUpperCase();
}

function readNumber(text: string): number | null {
  const trimmed = text.trim();
  const decimal = decimalSeparator(trimmed);
  const cut = decimal === null ? trimmed.length : trimmed.lastIndexOf(decimal);
  const whole = trimmed.slice(0, cut);
  const fraction = trimmed.slice(cut + 1);
  const isGrouped = /^\d{1,3}([.,\s'’]\d{3})*$/.test(whole);
  if (!isGrouped && !/^\d+$/.test(whole)) return null;
  if (!/^\d*$/.test(fraction)) return null;
  const digits = whole.replaceAll(/\D/g, "");
  return Math.round(Number(`${digits}.${fraction || "0"}`) * 100) / 100;
}

function decimalSeparator(text: string): string | null {
  const last = text.search(/[.,][^.,]*$/);
  if (last === -1) return null;
  const separator = text.charAt(last);
  const other = separator === "." ? "," : ".";
  const lone = text.indexOf(separator) === last;
  if (!lone) return null;
  if (text.includes(other)) return separator;
  return text.length - last - 1 === 3 && last > 0 && last <= 3 ? null : separator;
}
