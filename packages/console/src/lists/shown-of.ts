import { count, figures } from "../wizard/frame/words.ts";

/** How much of a list is in sight: "12 of 1,084", or "1,084 articles" where nothing is left out. */
export function shownOf(shown: number, total: number, one: string, many?: string): string {
  return shown === total
    ? count(total, one, many)
    : `${figures.format(shown)} of ${figures.format(total)}`;
}
