import type { IdeaRunStates } from "./idea-runs.ts";

/** All runs together. */
export interface RunSummary {
  /** Ideas whose work has ended, well or not. */
  ended: number;
  /** Ideas whose work failed. */
  failed: number[];
  /** Products of the ideas whose work is done. */
  found: number;
  isRunning: boolean;
}

/** Sums the runs up. */
export function summarizeRuns(states: IdeaRunStates): RunSummary {
  const runs = [...states];
  const open = runs.filter(([, { status }]) => status === "waiting" || status === "running");
  return {
    ended: runs.length - open.length,
    failed: runs.filter(([, { status }]) => status === "failed").map(([id]) => id),
    found: runs.reduce((sum, [, run]) => sum + (run.status === "done" ? run.found : 0), 0),
    isRunning: open.length > 0,
  };
}
