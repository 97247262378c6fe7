/** What a toast is about; `danger` is an error and stays until it is dismissed. */
export const toastTones = ["neutral", "success", "warning", "danger"] as const;

/** One of the tones of a toast. */
export type ToastTone = (typeof toastTones)[number];

/** What a toast says. */
export type ToastContent = {
  /** What happened, in a few words: "12 descriptions generated". */
  readonly title: string;
  /** What is safe and what to do next. */
  readonly text?: string;
  readonly tone?: ToastTone;
  /** One thing to do about it. A toast with an action stays until it is dismissed. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
};

/** A toast on its way: `isOpen` until it is dismissed. */
export type ToastEntry = ToastContent & {
  readonly id: number;
  readonly tone: ToastTone;
  readonly isOpen: boolean;
};

/** Milliseconds until a toast dismisses itself. */
export const dismissDelay = 5000;
/** Milliseconds between the dismissal of a toast and its removal. */
export const removeDelay = 5000;

/** The clock of a queue; handles are opaque. */
export type Timers<Handle> = {
  readonly set: (callback: () => void, milliseconds: number) => Handle;
  readonly clear: (handle: Handle) => void;
};

/** One toast at a time, and who waits for it. See {@link createToastQueue}. */
export type ToastQueue = {
  /** Shows a toast. @returns what dismisses it. */
  readonly add: (content: ToastContent) => () => void;
  readonly dismiss: (id: number) => void;
  /** Stops the clock of the toast in sight, while it is pointed at or has focus. */
  readonly pause: () => void;
  /** Starts the clock anew. */
  readonly resume: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The toast in sight or on its way out. */
  readonly current: () => ToastEntry | undefined;
};

const dismissesItself = ({ tone, action }: ToastEntry) => tone !== "danger" && !action;

/**
 * A queue that shows one toast. The newest replaces the one in sight, but an error is displaced
 * only by another error: whatever else comes, the newest of it, waits until the error is dismissed.
 */
export function createToastQueue<Handle>(timers: Timers<Handle>): ToastQueue {
  const listeners = new Set<() => void>();
  let current: ToastEntry | undefined;
  let waiting: ToastEntry | undefined;
  let timer: Handle | undefined;
  let isPaused = false;
  let lastId = 0;

  const stopClock = () => {
    if (timer !== undefined) timers.clear(timer);
    timer = undefined;
  };
  const startClock = (callback: () => void, milliseconds: number) => {
    stopClock();
    timer = timers.set(callback, milliseconds);
  };
  const change = (next: ToastEntry | undefined) => {
    stopClock();
    current = next;
    if (next?.isOpen && dismissesItself(next) && !isPaused) {
      startClock(() => dismiss(next.id), dismissDelay);
    }
    if (next && !next.isOpen) startClock(() => change(undefined), removeDelay);
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => {
    if (waiting?.id === id) waiting = undefined;
    if (current?.id !== id || !current.isOpen) return;
    isPaused = false;
    const next = waiting ?? { ...current, isOpen: false };
    waiting = undefined;
    change(next);
  };

  return {
    add: (content) => {
      lastId += 1;
      const entry = { tone: "neutral", ...content, id: lastId, isOpen: true } as const;
      const isError = (toast: ToastEntry | undefined) => toast?.isOpen && toast.tone === "danger";
      if (isError(current) && !isError(entry)) waiting = entry;
      else change(entry);
      return () => dismiss(entry.id);
    },
    dismiss,
    pause: () => {
      isPaused = true;
      if (current?.isOpen) stopClock();
    },
    resume: () => {
      isPaused = false;
      if (current?.isOpen) change(current);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => current,
  };
}
