/** The ideas of a run that are still to be described, kept while this tab lives. */
export interface RunMemory {
  /** @returns the ideas left by a run that a reload ended; none where nothing is stored */
  load: () => number[];
  /** An empty list forgets the run. */
  save: (ideaIds: readonly number[]) => void;
}

/** Where it is kept. */
type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

/** Remembers the run of one article; where storage refuses, a reload ends the run. */
export function createRunMemory(storage: () => Storage, articleId: number): RunMemory {
  const key = `descriptions-run:${articleId}`;
  return {
    load() {
      try {
        const ids: unknown = JSON.parse(storage().getItem(key) ?? "[]");
        return Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : [];
      } catch {
        return [];
      }
    },
    save(ideaIds) {
      try {
        if (ideaIds.length === 0) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(ideaIds));
      } catch {
        // The run goes on without a memory.
      }
    },
  };
}
