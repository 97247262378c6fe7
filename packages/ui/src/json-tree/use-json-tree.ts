import { useMemo, useState } from "react";
import { type Expansion, flip, openTo } from "./expansion.ts";
import { type JsonRow, visibleRows } from "./rows.ts";

/** What a tree shows and how to change it. */
export type JsonTreeState = {
  readonly rows: readonly JsonRow[];
  readonly expansion: Expansion;
  readonly setExpansion: (expansion: Expansion) => void;
  /** The row that the keyboard and the toolbar act on; the first, while it is `null`. */
  readonly activeId: string | null;
  readonly setActiveId: (id: string) => void;
  readonly flip: (ids: readonly string[]) => void;
};

/**
 * The state of a tree. It survives a new version of the document: nodes are known by their place.
 * @param initialDepth how many levels are open at first.
 * @param toRows makes the rows; by default the tree.
 */
export function useJsonTree(
  value: unknown,
  initialDepth: number,
  toRows: (value: unknown, expansion: Expansion) => readonly JsonRow[] = visibleRows,
): JsonTreeState {
  const [expansion, setExpansion] = useState(() => openTo(initialDepth));
  const [activeId, setActiveId] = useState<string | null>(null);
  // Walks through everything that is open, so not again where only the active row changes.
  const rows = useMemo(() => toRows(value, expansion), [value, expansion, toRows]);
  return {
    rows,
    expansion,
    setExpansion,
    activeId,
    setActiveId,
    flip: (ids) => setExpansion(flip(expansion, ids)),
  };
}
