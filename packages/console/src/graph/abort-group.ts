/** Calls that are aborted together. */
export interface AbortGroup {
  /** Runs a task with a signal that `cancel` aborts. */
  run: <T>(task: (signal: AbortSignal) => Promise<T>) => Promise<T>;
  /** Aborts every task that runs now. */
  cancel: () => void;
}

/** Makes an empty group. */
export function createAbortGroup(): AbortGroup {
  const running = new Set<AbortController>();
  return {
    async run(task) {
      const controller = new AbortController();
      running.add(controller);
      try {
        return await task(controller.signal);
      } finally {
        running.delete(controller);
      }
    },
    cancel() {
      for (const controller of running) controller.abort();
    },
  };
}
