import type { BulkOutcome } from "../graph/bulk.ts";
import { explainError } from "../graph/explain-error.ts";
import { isAborted } from "../graph/graph-error.ts";
import { count } from "../wizard/frame/words.ts";

/** What became of several articles that were to be deleted, in words. */
export interface DeletionReport {
  /** "1 of 3 articles not deleted" */
  title: string;
  /** Those that are still there, each with the reason; null when none is. */
  kept: string | null;
  /** Those that are gone; null when none is. */
  deleted: string | null;
}

/** So many names say enough. */
const maxNames = 10;

/** Names in a row: "A, B and 12 more". */
export function listNames(names: readonly string[]): string {
  const rest = names.length - maxNames;
  return rest > 0 ? `${names.slice(0, maxNames).join(", ")} and ${rest} more` : names.join(", ");
}

/**
 * Reports a bulk deletion article by article.
 * @param nameOf what an article is called
 */
export function reportDeletion(
  { succeeded, failed }: BulkOutcome<number>,
  nameOf: (id: number) => string,
): DeletionReport {
  const all = count(succeeded.length + failed.length, "article");
  const quoted = (id: number) => `“${nameOf(id)}”`;
  const reasons = failed.map(({ id, error }) => `${quoted(id)} (${reasonOf(error)})`);
  return {
    title: failed.length === 0 ? `${all} deleted` : `${failed.length} of ${all} not deleted`,
    kept: failed.length > 0 ? `${listNames(reasons)}.` : null,
    deleted: succeeded.length > 0 ? `${listNames(succeeded.map(quoted))}.` : null,
  };
}

function reasonOf(error: unknown): string {
  return isAborted(error) ? "cancelled before it was tried" : lowerFirst(explainError(error).title);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
