import { expect, test } from "vitest";
import { createRunMemory } from "./run-memory.ts";

function fakeStorage(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

test("what a run has left outlives a reload, per article", () => {
  const storage = fakeStorage();
  createRunMemory(() => storage, 7).save([3, 4]);
  expect(createRunMemory(() => storage, 7).load()).toEqual([3, 4]);
  expect(createRunMemory(() => storage, 8).load()).toEqual([]);
  createRunMemory(() => storage, 7).save([]);
  expect(storage.getItem("descriptions-run:7")).toBeNull();
});

test.each(["{", "null", '{"a":1}', '["x", null, 1.5]'])("rubbish counts as no run: %s", (text) => {
  const storage = fakeStorage({ "descriptions-run:7": text });
  expect(createRunMemory(() => storage, 7).load()).toEqual([]);
});

test("without storage there is no memory, and no failure", () => {
  const memory = createRunMemory(() => {
    throw new DOMException("denied", "SecurityError");
  }, 7);
  memory.save([1]);
  expect(memory.load()).toEqual([]);
});
