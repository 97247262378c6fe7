import { useSyncExternalStore } from "react";
import type { SaveState } from "./autosave.ts";
import { warnUnsaved } from "./warn-unsaved.ts";

/** Something that saves by itself; an Autosave is one. */
export interface SaveSource {
  get: () => SaveState;
  subscribe: (listener: () => void) => () => void;
  isDirty: () => boolean;
  /** Saves what waits. @returns whether everything is saved */
  flush: () => Promise<boolean>;
}

/** Everything on the page that saves, seen as one. */
export interface SaveRegistry {
  /** Adds a source. @returns how to remove it */
  add: (source: SaveSource) => () => void;
  /** Counts a change that is sent at once and not again when it fails. @returns the work itself */
  track: <T>(work: Promise<T>) => Promise<T>;
  /** How saving stands: the worst counts; with nothing under way, when something was last saved. */
  get: () => SaveState;
  subscribe: (listener: () => void) => () => void;
  /** Saves everything now, and waits for what is under way. @returns whether all of it is saved */
  flush: () => Promise<boolean>;
  isDirty: () => boolean;
}

const idle: SaveState = { status: "idle" };
const worstFirst = ["failed", "saving", "waiting", "saved", "idle"] as const;

/** The state to show for several: the worst; of several saved ones the latest. */
export function worstSaveState(states: readonly SaveState[]): SaveState {
  for (const status of worstFirst) {
    const found = states.filter((state) => state.status === status);
    const [first] = found;
    if (!first) continue;
    return found.reduce(
      (latest, state) => (savedAt(state) > savedAt(latest) ? state : latest),
      first,
    );
  }
  return idle;
}

/** Makes an empty registry. */
export function createSaveRegistry(): SaveRegistry {
  const sources = new Map<SaveSource, () => void>();
  const listeners = new Set<() => void>();
  const running = new Set<Promise<unknown>>();
  let lastSaved = idle;
  let state = idle;

  const refresh = () => {
    const states = [...sources.keys()].map((source) => source.get());
    lastSaved = worstSaveState([lastSaved, ...states.filter(({ status }) => status === "saved")]);
    const sending: SaveState[] = running.size > 0 ? [{ status: "saving" }] : [];
    const next = worstSaveState([lastSaved, ...sending, ...states]);
    if (
      next.status === state.status &&
      savedAt(next) === savedAt(state) &&
      next.status !== "failed"
    ) {
      return;
    }
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    add(source) {
      sources.set(source, source.subscribe(refresh));
      refresh();
      return () => {
        sources.get(source)?.();
        sources.delete(source);
        refresh();
      };
    },
    async track(work) {
      running.add(work);
      refresh();
      try {
        const result = await work;
        lastSaved = { status: "saved", at: Date.now() };
        return result;
      } finally {
        running.delete(work);
        refresh();
      }
    },
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async flush() {
      const flushed = Promise.all([...sources.keys()].map((source) => source.flush()));
      const [, saved] = await Promise.all([Promise.allSettled(running), flushed]);
      return saved.every(Boolean);
    },
    isDirty: () => running.size > 0 || [...sources.keys()].some((source) => source.isDirty()),
  };
}

/** What saves on this page. */
export const saves = createSaveRegistry();
if (typeof window !== "undefined") warnUnsaved(saves, window);

/** How saving stands on this page, for the chip that says "Saved 12:04". */
export function useSaveState(): SaveState {
  return useSyncExternalStore(saves.subscribe, saves.get);
}

function savedAt(state: SaveState): number {
  return state.status === "saved" ? state.at : 0;
}
