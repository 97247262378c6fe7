import { useState } from "react";

/** Things that are marked for an action on several of them. */
export interface Marked {
  /** In the order of the things; those that are gone are left out. */
  ids: readonly number[];
  has: (id: number) => boolean;
  mark: (ids: readonly number[], isMarked: boolean) => void;
}

/** Keeps marks. @param all the ids of everything that can be marked, in its order */
export function useMarked(all: readonly number[]): Marked {
  const [marks, setMarks] = useState<ReadonlySet<number>>(new Set());
  return {
    ids: all.filter((id) => marks.has(id)),
    has: (id) => marks.has(id),
    mark: (ids, isMarked) =>
      setMarks((old) => {
        const next = new Set(old);
        for (const id of ids) {
          if (isMarked) next.add(id);
          else next.delete(id);
        }
        return next;
      }),
  };
}
