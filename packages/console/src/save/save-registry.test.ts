import { expect, test, vi } from "vitest";
import type { SaveState } from "./autosave.ts";
import { createSaveRegistry, worstSaveState, type SaveSource } from "./save-registry.ts";

const failed: SaveState = { status: "failed", error: "no", retryAt: null };
const saving: SaveState = { status: "saving" };
const waiting: SaveState = { status: "waiting" };
const saved = (at: number): SaveState => ({ status: "saved", at });
const idle: SaveState = { status: "idle" };

test.for([
  [[saved(1), saving, failed, waiting, idle], failed],
  [[saved(1), waiting, saving, idle], saving],
  [[saved(1), waiting, idle], waiting],
  [[idle, saved(1), saved(3), saved(2)], saved(3)],
  [[idle, idle], idle],
  [[], idle],
] as const)("of %o the worst counts", ([states, worst]) => {
  expect(worstSaveState(states)).toEqual(worst);
});

/** A source whose state the test sets. */
function source(initial: SaveState) {
  const listeners = new Set<() => void>();
  let state = initial;
  const flush = vi.fn<SaveSource["flush"]>(async () => state.status !== "failed");
  const savable: SaveSource = {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isDirty: () => state.status !== "saved",
    flush,
  };
  const become = (next: SaveState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return { savable, become, flush, listeners };
}

test("the page's state follows what saves on it", () => {
  const registry = createSaveRegistry();
  const a = source(saved(1));
  const b = source(waiting);
  registry.add(a.savable);
  const remove = registry.add(b.savable);
  expect(registry.get()).toEqual(waiting);
  expect(registry.isDirty()).toBe(true);
  b.become(failed);
  expect(registry.get()).toEqual(failed);
  b.become(saved(2));
  expect(registry.get()).toEqual(saved(2));
  expect(registry.isDirty()).toBe(false);
  remove();
  expect(b.listeners.size).toBe(0);
  expect(registry.get()).toEqual(saved(2));
});

test("listeners hear of changes only", () => {
  const registry = createSaveRegistry();
  const told = vi.fn<() => void>();
  registry.subscribe(told);
  const a = source(idle);
  registry.add(a.savable);
  a.become(saving);
  a.become(saving);
  a.become(saved(1));
  expect(told).toHaveBeenCalledTimes(2);
});

test("a failure that changes is told again", () => {
  const registry = createSaveRegistry();
  const a = source(failed);
  registry.add(a.savable);
  const told = vi.fn<() => void>();
  registry.subscribe(told);
  a.become({ status: "failed", error: "no", retryAt: 7 });
  expect(told).toHaveBeenCalledTimes(1);
  expect(registry.get()).toMatchObject({ retryAt: 7 });
});

test("a change sent at once counts while it is under way", async () => {
  const registry = createSaveRegistry();
  const work = Promise.withResolvers<number>();
  const tracked = registry.track(work.promise);
  expect(registry.get()).toEqual(saving);
  expect(registry.isDirty()).toBe(true);
  const flushed = registry.flush();
  work.resolve(7);
  await expect(tracked).resolves.toBe(7);
  await expect(flushed).resolves.toBe(true);
  expect(registry.get()).toMatchObject({ status: "saved" });
  expect(registry.isDirty()).toBe(false);
});

test("one that fails leaves no trace but its error", async () => {
  const registry = createSaveRegistry();
  await expect(registry.track(Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(registry.get()).toEqual(idle);
});

test("saving everything tells whether all of it is saved", async () => {
  const registry = createSaveRegistry();
  await expect(registry.flush()).resolves.toBe(true);
  const a = source(waiting);
  const b = source(failed);
  registry.add(a.savable);
  registry.add(b.savable);
  await expect(registry.flush()).resolves.toBe(false);
  expect(a.flush).toHaveBeenCalled();
});
