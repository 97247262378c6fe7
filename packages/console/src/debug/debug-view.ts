import { positiveParam } from "../router/params.ts";

/** How many calls a page of the log may hold; the first is the default. */
export const debugPageSizes = [10, 20, 50, 100] as const;

/** The least number of pages that a log is said to have. */
const leastPages = 5;

/** What of the log is shown, as the URL has it. */
export interface DebugView {
  /** From 1. */
  page: number;
  size: number;
  /** Id of the call whose row is open; null while none is. */
  call: number | null;
}

/** Names of the URL's parameters; `page` is there while the log is open. */
const debugParams = { page: "debug", size: "debugSize", call: "debugCall" } as const;

/** Reads the view of the log from the URL's query. @returns null while the log is closed */
export function readDebugView(params: URLSearchParams): DebugView | null {
  if (!params.has(debugParams.page)) return null;
  const size = positiveParam(params, debugParams.size, debugPageSizes[0]);
  return {
    page: positiveParam(params, debugParams.page, 1),
    size: debugPageSizes.find((known) => known === size) ?? debugPageSizes[0],
    call: positiveParam(params, debugParams.call, 0) || null,
  };
}

/** The parameters of a view, for `withParams`; null closes the log. */
export function debugViewParams(view: DebugView | null): Record<string, string | null> {
  const isDefaultSize = view?.size === debugPageSizes[0];
  return {
    [debugParams.page]: view && String(view.page),
    [debugParams.size]: view && !isDefaultSize ? String(view.size) : null,
    [debugParams.call]: view?.call ? String(view.call) : null,
  };
}

/**
 * How many calls the pages are counted from: the server's total, but at least five pages' worth.
 * @param total of the server; undefined while it is not known
 */
export function paddedTotal(total: number | undefined, size: number): number {
  return Math.max(total ?? 0, leastPages * size);
}
