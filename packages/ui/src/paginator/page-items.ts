/** A page number, or an ellipsis for pages that are left out. */
export type PageItem = number | "gap";

/** How many pages so many items fill; at least one, so that there is always a page to be on. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** A page within what there is: 1 to `count`. */
export function clampPage(page: number, count: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, count));
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * The slots of a paginator: never more than seven. First, last, current and its neighbours are
 * always there; an ellipsis stands for at least two pages.
 * @param page the current page, from 1; outside the range it counts as the nearest page.
 * @param count how many pages there are.
 */
export function pageItems(page: number, count: number): PageItem[] {
  if (count <= 7) return range(1, count);
  const current = clampPage(page, count);
  const from = Math.max(Math.min(current - 1, count - 4), 3);
  const to = Math.min(Math.max(current + 1, 5), count - 2);
  return [1, from > 3 ? "gap" : 2, ...range(from, to), to < count - 2 ? "gap" : count - 1, count];
}

/** The items that a page shows, from 1; both 0 where there are none. */
export function shownRange(
  page: number,
  pageSize: number,
  total: number,
): { readonly from: number; readonly to: number } {
  if (total <= 0) return { from: 0, to: 0 };
  const current = clampPage(page, pageCount(total, pageSize));
  return { from: (current - 1) * pageSize + 1, to: Math.min(current * pageSize, total) };
}
