/** One section and its products, by priority. */
export interface BoardSection {
  id: number;
  productIds: readonly number[];
}

/** Where every selected product is; JSON only, so that it can be kept as a draft. */
export interface Board {
  /** In the order of the article. */
  sections: readonly BoardSection[];
  /** Selected products that no section has. */
  unassigned: readonly number[];
}

/** A place on the board; null for the column of unassigned products. */
export type Column = number | null;

/** A wish to move products. */
export interface Move {
  productIds: readonly number[];
  to: Column;
  /** The product that they shall stand before; null for the end. */
  before: number | null;
}

/** The products of a column. */
export function productsOf(board: Board, column: Column): readonly number[] {
  if (column === null) return board.unassigned;
  return board.sections.find(({ id }) => id === column)?.productIds ?? [];
}

/** Moves products, which keep their order among themselves. Bounds are not looked at. */
export function moveProducts(board: Board, { productIds, to, before }: Move): Board {
  const moving = new Set(productIds);
  const without = (ids: readonly number[]) =>
    ids.some((id) => moving.has(id)) ? ids.filter((id) => !moving.has(id)) : ids;
  const into = (ids: readonly number[]) => {
    const rest = ids.filter((id) => !moving.has(id));
    const found = before === null ? -1 : rest.indexOf(before);
    const at = found < 0 ? rest.length : found;
    return [...rest.slice(0, at), ...productIds, ...rest.slice(at)];
  };
  return {
    sections: board.sections.map((section) => {
      const next = section.id === to ? into(section.productIds) : without(section.productIds);
      return isSameOrder(next, section.productIds) ? section : { ...section, productIds: next };
    }),
    unassigned: to === null ? into(board.unassigned) : without(board.unassigned),
  };
}

/**
 * How many products a column would have above its maximum after a move; 0 when it keeps it.
 * @param max the most products that the column takes
 */
export function excessAfter(board: Board, move: Move, max: number): number {
  const there = productsOf(board, move.to);
  const added = move.productIds.filter((id) => !there.includes(id)).length;
  // A move within a section that is over already makes nothing worse.
  return added === 0 ? 0 : Math.max(0, there.length + added - max);
}

/** What must be sent so that the server has the same: the sections whose products changed, whole. */
export function changedSections(
  arranged: readonly BoardSection[],
  saved: readonly BoardSection[],
): SectionAssignments[] {
  const productsBefore = (section: number) =>
    saved.find(({ id }) => id === section)?.productIds ?? [];
  return arranged
    .filter(({ id, productIds }) => !isSameOrder(productIds, productsBefore(id)))
    .map(({ id, productIds }) => ({
      id,
      ideaProducts: productIds.map((productId, at) => ({ id: productId, sectionPriority: at + 1 })),
    }));
}

/** All products of a section with their priorities, from 1. */
export interface SectionAssignments {
  id: number;
  ideaProducts: { id: number; sectionPriority: number }[];
}

/** True when at least one section has a product. */
export function hasAssignments(board: Board): boolean {
  return board.sections.some(({ productIds }) => productIds.length > 0);
}

function isSameOrder(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((id, at) => id === b[at]);
}
