import { anyBudget, type Budget } from "../../search/criteria.ts";

/** A text with its budget taken out. */
export interface BudgetReading {
  budget: Budget;
  /** The text without the words about the budget. */
  rest: string;
}

const money = String.raw`(?:(?:€|\$|£|eur|usd|gbp)\s*)?(\d{1,6}(?:[.,]\d{1,2})?)(?!\d)`;
const unit = String.raw`\s*(?:€|\$|£|euros?\b|eur\b|dollars?\b|pounds?\b|libras\b)`;
const between = "between|from|entre|de|desde";
const and = "and|to|e|a|y|até|ate|hasta|-|–|—";
const below =
  "under|below|less than|up to|at most|max(?:imum)?(?: of)?|no more than|within|budget(?: of)?|até|ate|menos de|abaixo de|no máximo|máximo|hasta|por debajo de|como máximo|presupuesto de|orçamento de";
const above =
  "over|above|more than|at least|min(?:imum)?(?: of)?|mais de|acima de|pelo menos|más de|mas de|por encima de|al menos|a partir de";
const about =
  "around|about|roughly|approximately|cerca de|por volta de|à volta de|alrededor de|unos";
const notMoney = String.raw`(?!\s*(?:years?|months?|weeks?|days?|hours?|people|persons?|kg|cm|anos?|años?|meses|dias|días|personas|pessoas|%|-?year))`;

/** A range such as `between 20 and 80 €` or `20-80€`; one of its numbers needs a currency. */
const range = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${between})\s+)?${money}(${unit})?\s*(?:${and})\s*${money}(${unit})?`,
  "iu",
);

/**
 * Finds the budget in a text in English, Portuguese or Spanish, such as `under 50 €` or
 * `entre 20 e 80 euros`. Ages and sizes are not taken for money.
 */
export function readBudget(text: string): BudgetReading {
  return readRange(text) ?? readLimit(text) ?? { budget: anyBudget, rest: text };
}

function readRange(text: string): BudgetReading | undefined {
  const match = range.exec(text);
  if (!match) return undefined;
  const [whole, from, fromUnit, to, toUnit] = match;
  if (fromUnit === undefined && toUnit === undefined && !/[€$£]|eur/i.test(whole)) return undefined;
  const ends = [amount(from), amount(to)].toSorted((a, b) => a - b);
  return { budget: { min: ends[0] ?? null, max: ends[1] ?? null }, rest: cut(text, match) };
}

function readLimit(text: string): BudgetReading | undefined {
  for (const [words, toBudget] of limits) {
    const match = new RegExp(
      String.raw`(?<!\p{L})(?:${words})\s+${money}(?:${unit}|${notMoney})`,
      "iu",
    ).exec(text);
    if (match) return { budget: toBudget(amount(match[1])), rest: cut(text, match) };
  }
  // `50 € max`, and a bare price, which is as much as somebody wants to spend.
  const bare = new RegExp(
    String.raw`(?:(?:€|\$|£)\s*(\d{1,6}(?:[.,]\d{1,2})?)|${money}${unit})(?:\s*(?:max|maximum|máximo|tops))?`,
    "iu",
  ).exec(text);
  if (!bare) return undefined;
  const max = amount(bare[1] ?? bare[2]);
  return { budget: { min: null, max }, rest: cut(text, bare) };
}

const limits: readonly [string, (value: number) => Budget][] = [
  [below, (max) => ({ min: null, max })],
  [above, (min) => ({ min, max: null })],
  [about, (value) => ({ min: round(value * 0.7), max: round(value * 1.3) })],
];

function amount(text: string | undefined): number {
  return Number((text ?? "").replace(",", "."));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function cut(text: string, match: RegExpExecArray): string {
  const before = text.slice(0, match.index).replace(/[\s,;:–-]+$/u, "");
  const after = text.slice(match.index + match[0].length);
  return `${before}${after.startsWith(" ") || before === "" ? "" : " "}${after}`.trim();
}
