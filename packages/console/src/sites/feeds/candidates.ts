import { matchWords } from "../../lists/match-words.ts";

/** A feed that a site could use. */
export interface Candidate {
  id: number;
  name: string;
  code: string;
  country: string | null;
  productCount: number | null;
}

/** A code with the feeds that carry it. */
export interface CodeGroup {
  code: string;
  feeds: readonly Candidate[];
}

/** The feeds of every code, in the order of the codes, each feed once. */
export function feedsOfCodes(groups: readonly CodeGroup[]): Candidate[] {
  return [...new Map(groups.flatMap(({ feeds }) => feeds.map((feed) => [feed.id, feed]))).values()];
}

/** The candidates that are not assigned yet and hold every word of the search. */
export function openCandidates(
  candidates: readonly Candidate[],
  assigned: readonly { id: number }[],
  search: string,
): Candidate[] {
  const taken = new Set(assigned.map(({ id }) => id));
  return candidates.filter(
    ({ id, name, code, country }) => !taken.has(id) && matchWords(search, name, code, country),
  );
}

/** The ids of the site's feeds with some more, each once. */
export function withFeeds(
  assigned: readonly { id: number }[],
  more: Iterable<string | number>,
): number[] {
  return [...new Set([...assigned.map(({ id }) => id), ...Array.from(more, Number)])];
}

/** The ids of the site's feeds without one. */
export function withoutFeed(assigned: readonly { id: number }[], feedId: number): number[] {
  return assigned.map(({ id }) => id).filter((id) => id !== feedId);
}
