import { GraphError } from "../graph/graph-error.ts";

/** Where a call stood in the log when its row was listed. */
export interface CallPlace {
  id: number;
  /** Page that listed it, from 1, and how many calls it held at most. */
  page: number;
  size: number;
  /** Its place on that page, from 0. */
  index: number;
}

/** How many more calls may have been logged since, in pages, before looking for one is given up. */
const laterPages = 2;

/**
 * Finds one call in the log, which the API gives away in pages only: the page of one that it stood
 * on, and where newer calls have moved it, the pages that it has moved to.
 * @param ask reads a page of the log
 * @throws GraphError NOT_FOUND when it is on none of them
 */
export async function findCall<Call extends { id: number }>(
  ask: (page: number, itemsPerPage: number) => Promise<readonly Call[]>,
  { id, page, size, index }: CallPlace,
): Promise<Call> {
  const isIt = (call: Call) => call.id === id;
  const alone = (await ask((page - 1) * size + index + 1, 1)).find(isIt);
  if (alone) return alone;
  for (let later = 0; later <= laterPages; later += 1) {
    // One after the other: the first page nearly always has it.
    const found = (await ask(page + later, size)).find(isIt);
    if (found) return found;
  }
  throw new GraphError(`Call ${id} is no longer on this page of the log.`, { code: "NOT_FOUND" });
}
