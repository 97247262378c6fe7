const param = "open";

/**
 * The ideas that the URL shows open.
 * @param ideaIds all ideas in their order; where the URL says nothing, the first is open
 */
export function readOpenIdeas(search: URLSearchParams, ideaIds: readonly number[]): Set<number> {
  const text = search.get(param);
  if (text === null) return new Set(ideaIds.slice(0, 1));
  const named = text.split("-").map(Number);
  return new Set(ideaIds.filter((id) => named.includes(id)));
}

/** Writes the open ideas into the URL's query; what is so anyway is left out. */
export function writeOpenIdeas(
  search: URLSearchParams,
  open: ReadonlySet<number>,
  ideaIds: readonly number[],
): URLSearchParams {
  const next = new URLSearchParams(search);
  const shown = ideaIds.filter((id) => open.has(id));
  if (shown.length === 1 && shown[0] === ideaIds[0]) next.delete(param);
  else next.set(param, shown.join("-"));
  return next;
}
