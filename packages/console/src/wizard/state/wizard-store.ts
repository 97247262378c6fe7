import { useSyncExternalStore } from "react";
import {
  initialWizard,
  wizardReducer,
  type WizardAction,
  type WizardState,
} from "./wizard-state.ts";

/** Holds the state of one wizard. */
export interface WizardStore {
  get: () => WizardState;
  dispatch: (action: WizardAction) => void;
  /** Calls back after every change. @returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** Makes a wizard before any article. */
export function createWizardStore(): WizardStore {
  const listeners = new Set<() => void>();
  let state = initialWizard;
  return {
    get: () => state,
    dispatch(action) {
      const next = wizardReducer(state, action);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The wizard of this tab: loaders fill it, screens read it. */
export const wizard = createWizardStore();

/** The wizard's state, kept up to date. */
export function useWizard(): WizardState {
  return useSyncExternalStore(wizard.subscribe, wizard.get);
}
