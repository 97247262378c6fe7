/** How long the busy dialog stays after the last long action has ended, in milliseconds. */
export const busyHideDelayMs = 1000;

/** A long action that blocks the screen. */
export interface BusyAction {
  /** What runs: "Generating the article". */
  title: string;
  /** What it does now: "Writing every description anew". */
  status: string;
}

/** What the busy dialog shows. */
export interface BusyView extends BusyAction {
  /** When it began, in milliseconds since the epoch. */
  since: number;
  /** When it ended; null while it runs. */
  until: number | null;
  isCancelling: boolean;
}

/** Long actions that block the screen, one dialog for all of them. */
export interface BusyStore {
  /** Null while the screen is free. */
  get: () => BusyView | null;
  subscribe: (listener: () => void) => () => void;
  /**
   * Blocks the screen while the work runs, and a moment longer.
   * @returns what the work returns
   * @throws what the work throws; an AbortError when it was cancelled
   */
  run: <T>(action: BusyAction, work: (signal: AbortSignal) => Promise<T>) => Promise<T>;
  /** Aborts what runs. */
  cancel: () => void;
}

/** What the store needs of the page. */
export interface BusyClock {
  now: () => number;
  setTimeout: (callback: () => void, ms: number) => unknown;
  clearTimeout: (timer: unknown) => void;
}

/** Makes a store where nothing runs. */
export function createBusyStore(clock: BusyClock): BusyStore {
  const running = new Set<AbortController>();
  const listeners = new Set<() => void>();
  let view: BusyView | null = null;
  let hiding: unknown = null;

  const show = (next: BusyView | null) => {
    view = next;
    for (const listener of listeners) listener();
  };
  const end = (controller: AbortController) => {
    running.delete(controller);
    if (running.size > 0 || !view) return;
    show({ ...view, until: clock.now() });
    hiding = clock.setTimeout(() => show(null), busyHideDelayMs);
  };

  return {
    get: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async run(action, work) {
      const controller = new AbortController();
      running.add(controller);
      clock.clearTimeout(hiding);
      const since = view && view.until === null ? view.since : clock.now();
      show({ ...action, since, until: null, isCancelling: false });
      try {
        return await work(controller.signal);
      } finally {
        end(controller);
      }
    },
    cancel() {
      if (!view || running.size === 0) return;
      show({ ...view, isCancelling: true });
      for (const controller of running) controller.abort();
    },
  };
}
