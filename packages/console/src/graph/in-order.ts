/** Runs work of one kind at a time; work of different kinds runs side by side. */
export type InOrder = <T>(kind: string | number, work: () => Promise<T>) => Promise<T>;

/**
 * Makes an order for changes that would get in each other's way: what is begun later waits until
 * the earlier one of its kind has ended, well or not.
 */
export function createOrder(): InOrder {
  const last = new Map<string | number, Promise<unknown>>();
  return (kind, work) => {
    const next = (last.get(kind) ?? Promise.resolve()).then(work);
    // Whoever begun it hears of a failure; the next one only waits.
    const settled = next.catch(() => undefined);
    last.set(kind, settled);
    void settled.then(() => {
      if (last.get(kind) === settled) last.delete(kind);
    });
    return next;
  };
}
