/** Rest after the last change before it is saved, in milliseconds. */
export const debounceMs = 800;

/** Waits before the first, second and third new attempt, in milliseconds. */
export const retryMs = [5_000, 15_000, 30_000] as const;

/** How saving stands. Times are milliseconds since the epoch. */
export type SaveState =
  /** Nothing has been changed. */
  | { status: "idle" }
  /** Changed, not sent yet. */
  | { status: "waiting" }
  | { status: "saving" }
  | { status: "saved"; at: number }
  /** Not saved; `retryAt` is null when only the operator can try again. */
  | { status: "failed"; error: unknown; retryAt: number | null };

/** Saves a value while it is being changed. */
export interface Autosave<T> {
  get: () => SaveState;
  /** Calls back after every change of the state. @returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Takes over a new value; it is saved after a rest. Only the latest is ever sent. */
  change: (value: T) => void;
  /**
   * Sends what waits, a failed value too, without further rest.
   * @returns whether everything is saved
   */
  flush: () => Promise<boolean>;
  /** Forgets what waits; a save under way runs on. */
  discard: () => void;
  /** True while a value is not saved. */
  isDirty: () => boolean;
}

/** What an autosave is made of. */
export interface AutosaveParts<T> {
  /** Sends a value; one call at a time. */
  save: (value: T) => Promise<void>;
  /** Whether a failure may pass by itself, so that waiting and trying again makes sense. */
  mayPass: (error: unknown) => boolean;
}

/** Makes an autosave for one value. */
export function createAutosave<T>({ save, mayPass }: AutosaveParts<T>): Autosave<T> {
  const listeners = new Set<() => void>();
  let state: SaveState = { status: "idle" };
  let pending: { value: T } | null = null;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const show = (next: SaveState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      // One at a time: the run that ends finds the timer gone and goes on.
      if (!running) start();
    }, ms);
  };
  const start = () => {
    if (!pending) return;
    clearTimeout(timer);
    timer = undefined;
    const { value } = pending;
    pending = null;
    show({ status: "saving" });
    running = save(value).then(onSaved, (error: unknown) => onFailed(value, error));
  };
  const onSaved = () => {
    running = null;
    failures = 0;
    if (!pending) show({ status: "saved", at: Date.now() });
    else goOn();
  };
  const onFailed = (value: T, error: unknown) => {
    running = null;
    if (pending) {
      goOn();
      return;
    }
    pending = { value };
    const wait = mayPass(error) ? retryMs[failures] : undefined;
    failures += 1;
    show({ status: "failed", error, retryAt: wait === undefined ? null : Date.now() + wait });
    if (wait !== undefined) later(wait);
  };
  /** After a run, for a value that came meanwhile: its rest may be over or not. */
  const goOn = () => {
    if (timer === undefined) start();
    else show({ status: "waiting" });
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(value) {
      pending = { value };
      failures = 0;
      later(debounceMs);
      if (!running) show({ status: "waiting" });
    },
    async flush() {
      do {
        if (!running) start();
        await running;
      } while (pending && state.status !== "failed");
      return pending === null;
    },
    discard() {
      clearTimeout(timer);
      timer = undefined;
      pending = null;
      if (!running) show({ status: "idle" });
    },
    isDirty: () => pending !== null || running !== null,
  };
}
