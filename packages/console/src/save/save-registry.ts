import { useSyncExternalStore } from "react";
import type { SaveState } from "./autosave.ts";

/** What the registry needs of a field editor. */
export interface Savable {
  get: () => { save: SaveState; conflict: unknown };
  subscribe: (listener: () => void) => () => void;
  isDirty: () => boolean;
  flush: () => Promise<boolean>;
}

/** The fields that are being edited on this page, seen as one. */
export interface SaveRegistry {
  /** Adds a field. @returns how to remove it. */
  add: (field: Savable) => () => void;
  /** How saving stands for all of them: the worst counts. */
  get: () => SaveState;
  subscribe: (listener: () => void) => () => void;
  /** Saves everything now. @returns whether all of it is saved */
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
  const fields = new Map<Savable, () => void>();
  const listeners = new Set<() => void>();
  let state = idle;
  const refresh = () => {
    state = worstSaveState([...fields.keys()].map((field) => field.get().save));
    for (const listener of listeners) listener();
  };
  return {
    add(field) {
      fields.set(field, field.subscribe(refresh));
      refresh();
      return () => {
        fields.get(field)?.();
        fields.delete(field);
        refresh();
      };
    },
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async flush() {
      const saved = await Promise.all([...fields.keys()].map((field) => field.flush()));
      return saved.every(Boolean);
    },
    isDirty: () => [...fields.keys()].some((field) => field.isDirty()),
  };
}

/** The fields of this page. */
export const saves = createSaveRegistry();

/** How saving stands on this page, for the chip that says "Saved 12:04". */
export function useSaveState(): SaveState {
  return useSyncExternalStore(saves.subscribe, saves.get);
}

function savedAt(state: SaveState): number {
  return state.status === "saved" ? state.at : 0;
}
