import { useDeferredValue, useMemo, useState } from "react";
import { allOpen } from "./expansion.ts";
import { visibleRows } from "./rows.ts";
import { findMatches, type Match, revealMatch, searchPattern } from "./search.ts";
import type { JsonTreeState } from "./use-json-tree.ts";

/** A search through a whole document, open or not. */
export type JsonSearch = {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** What is marked in the rows. */
  readonly pattern: RegExp | null;
  /** How many nodes hold the query. */
  readonly count: number;
  /** The match that is shown, from 0. */
  readonly current: number;
  /** Shows the next match, or with -1 the previous one, around the ends. */
  readonly step: (by: 1 | -1) => void;
};

/**
 * Searches a document and shows the first match as soon as it is known. Typing goes before
 * searching: a large document is looked through when the keyboard rests.
 */
export function useJsonSearch(value: unknown, tree: JsonTreeState): JsonSearch {
  const [query, setQuery] = useState("");
  const searched = useDeferredValue(query);
  // Not left to a compiler: with a new array each time it would never come to rest below.
  const isSearched = searched !== "";
  const all = useMemo(() => (isSearched ? visibleRows(value, allOpen) : []), [value, isSearched]);
  const matches = useMemo(() => findMatches(all, searched), [all, searched]);
  const [seen, setSeen] = useState<readonly Match[]>(matches);
  const [current, setCurrent] = useState(0);

  const show = (index: number) => {
    setCurrent(index);
    const match = matches[index];
    if (!match) return;
    const { expansion, id } = revealMatch(all, tree.expansion, match);
    tree.setExpansion(expansion);
    tree.setActiveId(id);
  };
  if (seen !== matches) {
    setSeen(matches);
    show(0);
  }
  return {
    query,
    setQuery,
    pattern: searchPattern(searched),
    count: matches.length,
    current,
    step: (by) => {
      if (matches.length > 0) show((current + by + matches.length) % matches.length);
    },
  };
}
