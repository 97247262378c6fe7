import type { ArticleBatch, ListedArticle } from "./articles-query.ts";

/** Batches that one list asks for; at 1,000 articles in each nobody gets there. */
export const maxBatches = 50;

/**
 * The batches that are missing after the first.
 * @returns page numbers, from 2; a host may hand out fewer at once than it was asked for
 */
export function furtherBatches({ member, totalItems }: ArticleBatch): number[] {
  if (member.length === 0 || member.length >= totalItems) return [];
  const count = Math.min(maxBatches, Math.ceil(totalItems / member.length));
  return Array.from({ length: count - 1 }, (_, at) => at + 2);
}

/** All articles that have arrived, each once: one that is created meanwhile moves the others on. */
export function joinBatches(batches: readonly (ArticleBatch | undefined)[]): ListedArticle[] {
  const byId = new Map<number, ListedArticle>();
  for (const batch of batches) {
    for (const article of batch?.member ?? []) {
      if (!byId.has(article.id)) byId.set(article.id, article);
    }
  }
  return [...byId.values()];
}
