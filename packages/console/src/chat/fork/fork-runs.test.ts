import { expect, test } from "vitest";
import { forkRuns, type ForkEvent, type ForkRun } from "./fork-runs.ts";

const after = (...events: ForkEvent<string>[]) =>
  events.reduce<readonly ForkRun<string>[]>((runs, event) => forkRuns(runs, event), []);

const begun = (id: number, bot: ForkRun<string>["bot"] = "giftorix") =>
  ({ type: "begun", id, bot, checkpointId: "cp_1", since: 1000 }) as const;

test("runs stand newest first, each in its own state", () => {
  const runs = after(
    begun(1),
    begun(2, "priorix"),
    begun(3, "keywordus"),
    { type: "answered", id: 1, reply: "Three ideas" },
    { type: "failed", id: 2, error: "broken" },
  );
  expect(runs.map(({ id, state }) => [id, state])).toEqual([
    [3, "running"],
    [2, "failed"],
    [1, "done"],
  ]);
  expect(runs[2]).toMatchObject({ reply: "Three ideas", error: null });
  expect(runs[1]).toMatchObject({ reply: null, error: "broken" });
});

test("an answer that comes after Cancel is not taken", () => {
  const [run] = after(
    begun(1),
    { type: "cancelled", id: 1 },
    { type: "answered", id: 1, reply: "x" },
  );
  expect(run).toMatchObject({ state: "cancelled", reply: null });
});

test("trying again takes the place of what came to nothing, and keeps answers to compare", () => {
  expect(after(begun(1), { type: "failed", id: 1, error: "x" }, begun(2))).toHaveLength(1);
  expect(after(begun(1), { type: "answered", id: 1, reply: "x" }, begun(2))).toHaveLength(2);
  expect(after(begun(1), { type: "failed", id: 1, error: "x" }, begun(2, "priorix"))).toHaveLength(
    2,
  );
});

test("a run is dismissed", () => {
  expect(after(begun(1), begun(2), { type: "dismissed", id: 1 }).map(({ id }) => id)).toEqual([2]);
});
