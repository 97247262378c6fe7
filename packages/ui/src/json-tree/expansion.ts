/**
 * Which nodes are open: all above a depth, apart from those that were turned over. Opening or
 * closing everything costs nothing this way, however large the document is.
 */
export type Expansion = {
  /** Nodes at a lesser depth are open; the root has depth 0. */
  readonly depth: number;
  /** The names of nodes that are the other way round. */
  readonly flipped: ReadonlySet<string>;
};

const nothing: ReadonlySet<string> = new Set();

/** Everything above a depth is open. */
export function openTo(depth: number): Expansion {
  return { depth, flipped: nothing };
}

/** Everything is open. Long texts are not: each is opened by itself. */
export const allOpen: Expansion = openTo(Infinity);

/** Only the root is open. */
export const allClosed: Expansion = openTo(1);

/** Whether a node is open. */
export function isOpen(expansion: Expansion, id: string, depth: number): boolean {
  const { flipped } = expansion;
  return depth < expansion.depth !== (flipped.size > 0 && flipped.has(id));
}

/** Turns nodes over: what is open closes, what is closed opens. */
export function flip(expansion: Expansion, ids: Iterable<string>): Expansion {
  const flipped = new Set(expansion.flipped);
  for (const id of ids) {
    if (!flipped.delete(id)) flipped.add(id);
  }
  return { depth: expansion.depth, flipped };
}
