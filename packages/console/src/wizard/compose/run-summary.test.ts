import { expect, test } from "vitest";
import { summarizeRuns } from "./run-summary.ts";

test("runs are counted until the last has ended", () => {
  const states = new Map([
    [31, { status: "done", found: 8 }],
    [32, { status: "failed", error: new Error("gone") }],
    [33, { status: "running" }],
    [34, { status: "waiting" }],
  ] as const);
  expect(summarizeRuns(states)).toEqual({ ended: 2, failed: [32], found: 8, isRunning: true });
  const done = new Map([[31, { status: "done", found: 0 }]] as const);
  expect(summarizeRuns(done)).toMatchObject({ ended: 1, isRunning: false });
});
