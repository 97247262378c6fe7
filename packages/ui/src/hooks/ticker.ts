/** A clock that many components read: one timer for all of them, none when nobody looks. */
export type Ticker = {
  /** Calls `listener` at every tick. @returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Milliseconds since 1970, floored to the period: the same between two ticks. */
  readonly now: () => number;
};

/**
 * Makes a clock that ticks when a period begins, e.g. at every full minute.
 * @param period in milliseconds.
 */
export function createTicker(period: number): Ticker {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    timer = setTimeout(tick, period - (Date.now() % period));
  };
  function tick() {
    wait();
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) wait();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
    now: () => Math.floor(Date.now() / period) * period,
  };
}

/** Ticks at every full minute. */
export const minutes = createTicker(60_000);

/** Ticks at every full second. */
export const seconds = createTicker(1000);
