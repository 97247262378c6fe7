import { excludingLists, weightedLists, type ElasticForm } from "./elastic-form.ts";

/** More products than this are too many to look through. */
export const broadFrom = 100;

/** What to say about a search that found something else than a few products; null where that is enough. */
export interface SearchHint {
  title: string;
  text: string;
}

/** What may be done about a search that found nothing. */
export function emptyHint(form: ElasticForm): SearchHint {
  const excludes = excludingLists.some((list) => form[list].length > 0);
  const { min, max } = form.budget;
  const ways = [
    weightedLists.some((list) => form[list].length > 0) && "Try fewer or other keywords",
    excludes && "take words out of what must not occur",
    (min !== null || max !== null) && "widen the budget",
  ].filter((way) => way !== false);
  const text =
    ways.length > 0 ? `${ways.join(", or ")}.` : "The site's feeds hold no products yet.";
  return { title: "No product matches", text: text.charAt(0).toUpperCase() + text.slice(1) };
}

/** What may be done about a search that found too much. @returns null where it did not */
export function broadHint(form: ElasticForm, total: number): SearchHint | null {
  if (total <= broadFrom) return null;
  const isOpen = weightedLists.every((list) => form[list].length === 0);
  return {
    title: `${total.toLocaleString("en")} products match: the search is too broad`,
    text: isOpen
      ? "Without keywords every product within the budget matches. Add keywords to rank them."
      : "Add words that must not occur, or narrow the budget. The best matches come first.",
  };
}
