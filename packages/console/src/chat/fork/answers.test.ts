import { expect, test } from "vitest";
import { answerAt, answerText, checkpointsOf, comparables } from "./answers.ts";
import type { ForkRun } from "./fork-runs.ts";

const conversation = [
  { role: "user", content: "A gift for my father" },
  { role: "assistant", content: "What is the occasion?", checkpointId: "cp_1" },
  { role: "user", content: "His birthday", checkpointId: null },
  { role: "assistant", content: "A moka pot", checkpointId: "cp_2" },
];

test("the checkpoints of a conversation and what was said there", () => {
  expect(checkpointsOf(conversation)).toEqual(["cp_1", "cp_2"]);
  expect(checkpointsOf(null)).toEqual([]);
  expect(answerAt(conversation, "cp_2")).toBe("A moka pot");
  expect(answerAt(conversation, "cp_3")).toBeNull();
});

test("a bot's answer is what it said at last", () => {
  expect(answerText(conversation)).toBe("A moka pot");
  expect(answerText([])).toBe("");
});

test("the session's own words and the answers are compared, oldest first", () => {
  const run = (id: number, content: string | null): ForkRun<{ messages: typeof conversation }> => ({
    id,
    bot: "giftorix",
    checkpointId: "cp_2",
    since: 0,
    state: content === null ? "running" : "done",
    reply: content === null ? null : { messages: [{ role: "assistant", content }] },
    error: null,
  });
  const runs = [run(3, "A grinder"), run(2, null), run(1, "A cup")];
  expect(comparables(conversation, "cp_2", runs)).toEqual([
    { id: "session", label: "In the session", text: "A moka pot" },
    { id: "1", label: "1. giftorix from cp_2", text: "A cup" },
    { id: "3", label: "3. giftorix from cp_2", text: "A grinder" },
  ]);
  expect(comparables(conversation, null, runs)).toHaveLength(2);
});
