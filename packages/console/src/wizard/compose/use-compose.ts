import { createContext, useContext, useSyncExternalStore } from "react";
import type { ComposeSession } from "./compose-session.ts";
import type { IdeaRun, IdeaRunStates } from "./idea-runs.ts";
import type { SelectionTotals } from "./selection-store.ts";

/** Set by the compose screen. */
export const ComposeContext = createContext<ComposeSession | null>(null);

/** This visit to the compose step. */
export function useCompose(): ComposeSession {
  const session = useContext(ComposeContext);
  if (!session) throw new Error("This belongs inside the compose screen.");
  return session;
}

/** The selected products of one idea; only changes of that idea draw anew. */
export function useSelectedOf(ideaId: number): ReadonlySet<number> {
  const { selection } = useCompose();
  return useSyncExternalStore(
    (listener) => selection.subscribeIdea(ideaId, listener),
    () => selection.selectedOf(ideaId),
  );
}

/** How much of the article is selected. */
export function useSelectionTotals(): SelectionTotals {
  const { selection } = useCompose();
  return useSyncExternalStore(selection.subscribe, selection.totals);
}

/** How the work for one idea stands, if there is any. */
export function useIdeaRun(ideaId: number): IdeaRun | undefined {
  const { runs } = useCompose();
  return useSyncExternalStore(runs.subscribe, () => runs.get().get(ideaId));
}

/** How the work for all ideas stands. */
export function useIdeaRuns(): IdeaRunStates {
  const { runs } = useCompose();
  return useSyncExternalStore(runs.subscribe, runs.get);
}
