/** How the work for one idea stands. */
export type IdeaRun =
  | { status: "waiting" }
  | { status: "running" }
  | { status: "done"; found: number }
  | { status: "failed"; error: unknown };

/** The runs of all ideas that were started together, by idea. */
export type IdeaRunStates = ReadonlyMap<number, IdeaRun>;

/** Work that is done idea by idea, with its progress. */
export interface IdeaRuns {
  /** The same object until something changes. */
  get: () => IdeaRunStates;
  isRunning: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /**
   * Does the work for each idea, two at a time; one that fails does not stop the others. Settles
   * when the last has ended, and never throws.
   * @param task returns how much it found
   */
  start: (
    ideaIds: readonly number[],
    task: (ideaId: number, signal: AbortSignal) => Promise<number>,
  ) => Promise<IdeaRunStates>;
  /** Aborts what runs and forgets what waits; what is done stays. */
  cancel: () => void;
  /** Forgets all, unless something runs. */
  clear: () => void;
}

/** Ideas that are worked on at the same time. */
const concurrency = 2;

/** Makes runs of which none was started. */
export function createIdeaRuns(): IdeaRuns {
  const listeners = new Set<() => void>();
  let runs: IdeaRunStates = new Map();
  let abort: AbortController | null = null;

  const show = (next: IdeaRunStates) => {
    runs = next;
    for (const listener of listeners) listener();
  };
  const put = (ideaId: number, run: IdeaRun | null) => {
    const next = new Map(runs);
    if (run) next.set(ideaId, run);
    else next.delete(ideaId);
    show(next);
  };

  return {
    get: () => runs,
    isRunning: () => abort !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start(ideaIds, task) {
      if (abort) return runs;
      const { signal } = (abort = new AbortController());
      const waiting = [...ideaIds];
      show(new Map(waiting.map((id) => [id, { status: "waiting" }])));
      const work = async () => {
        for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
          const ideaId = id;
          if (signal.aborted) {
            put(ideaId, null);
            continue;
          }
          put(ideaId, { status: "running" });
          await task(ideaId, signal).then(
            (found) => put(ideaId, { status: "done", found }),
            (error: unknown) => put(ideaId, signal.aborted ? null : { status: "failed", error }),
          );
        }
      };
      await Promise.all(Array.from({ length: concurrency }, work));
      abort = null;
      show(new Map(runs));
      return runs;
    },
    cancel: () => abort?.abort(),
    clear() {
      if (!abort) show(new Map());
    },
  };
}
