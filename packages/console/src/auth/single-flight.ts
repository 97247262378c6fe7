/** Runs a task while no other of the same name runs, in this tab and in the others. */
export type Exclusive = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * Makes tasks of one name wait for each other.
 * @param name shared by the tabs that must not run at once
 * @param locks the browser's lock manager; undefined outside secure contexts, where the tasks of
 *   one tab still queue up
 */
export function createExclusive(name: string, locks: LockManager | undefined): Exclusive {
  let tail: Promise<unknown> = Promise.resolve();
  return (task) => {
    if (locks) return locks.request(name, task);
    const run = tail.then(task, task);
    tail = run.catch(() => undefined);
    return run;
  };
}
