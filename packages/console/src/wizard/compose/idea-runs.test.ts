import { expect, test, vi } from "vitest";
import { createIdeaRuns } from "./idea-runs.ts";

type Task = (ideaId: number, signal: AbortSignal) => Promise<number>;

/** A task whose calls the test ends one by one. */
function heldTask() {
  const calls = new Map<number, PromiseWithResolvers<number>>();
  const task = vi.fn<Task>((ideaId, signal) => {
    const call = Promise.withResolvers<number>();
    signal.addEventListener("abort", () => call.reject(signal.reason));
    calls.set(ideaId, call);
    return call.promise;
  });
  return { task, calls };
}
const statuses = (runs: ReturnType<typeof createIdeaRuns>) =>
  [...runs.get()].map(([id, { status }]) => `${id} ${status}`);

test("two ideas are worked on at a time, and each shows how it stands", async () => {
  const runs = createIdeaRuns();
  const { task, calls } = heldTask();
  const end = runs.start([31, 32, 33], task);
  expect(runs.isRunning()).toBe(true);
  expect(statuses(runs)).toEqual(["31 running", "32 running", "33 waiting"]);
  calls.get(32)?.resolve(8);
  await vi.waitFor(() => expect(calls.size).toBe(3));
  expect(statuses(runs)).toEqual(["31 running", "32 done", "33 running"]);
  const gone = new Error("gone");
  calls.get(31)?.reject(gone);
  calls.get(33)?.resolve(0);
  await end;
  expect([...runs.get().values()]).toEqual([
    { status: "failed", error: gone },
    { status: "done", found: 8 },
    { status: "done", found: 0 },
  ]);
  expect(runs.isRunning()).toBe(false);
});

test("cancelling aborts what runs and forgets what waits", async () => {
  const runs = createIdeaRuns();
  const { task, calls } = heldTask();
  const end = runs.start([31, 32, 33, 34], task);
  calls.get(31)?.resolve(5);
  await vi.waitFor(() => expect(calls.has(33)).toBe(true));
  runs.cancel();
  await end;
  expect(statuses(runs)).toEqual(["31 done"]);
  expect(task).toHaveBeenCalledTimes(3);
});

test("a second start while one runs does nothing", async () => {
  const runs = createIdeaRuns();
  const { task, calls } = heldTask();
  const end = runs.start([31], task);
  await runs.start([32], task);
  expect(task).toHaveBeenCalledTimes(1);
  runs.clear();
  expect(runs.get().size).toBe(1);
  calls.get(31)?.resolve(1);
  await end;
  runs.clear();
  expect(runs.get().size).toBe(0);
});
