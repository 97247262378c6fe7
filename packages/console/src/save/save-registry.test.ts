import { expect, test, vi } from "vitest";
import type { SaveState } from "./autosave.ts";
import { createSaveRegistry, worstSaveState, type Savable } from "./save-registry.ts";

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

function field(initial: SaveState) {
  const listeners = new Set<() => void>();
  let save = initial;
  const flush = vi.fn<Savable["flush"]>(async () => save.status !== "failed");
  const savable: Savable = {
    get: () => ({ save, conflict: null }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isDirty: () => save.status !== "saved",
    flush,
  };
  const become = (state: SaveState) => {
    save = state;
    for (const listener of listeners) listener();
  };
  return { savable, become, flush, listeners };
}

test("the page's state follows its fields", () => {
  const registry = createSaveRegistry();
  const told = vi.fn<() => void>();
  registry.subscribe(told);
  const a = field(saved(1));
  const b = field(waiting);
  registry.add(a.savable);
  const remove = registry.add(b.savable);
  expect(registry.get()).toBe(registry.get());
  expect(registry.get()).toEqual(waiting);
  expect(registry.isDirty()).toBe(true);
  b.become(saved(2));
  expect(registry.get()).toEqual(saved(2));
  expect(registry.isDirty()).toBe(false);
  remove();
  expect(registry.get()).toEqual(saved(1));
  expect(b.listeners.size).toBe(0);
  expect(told).toHaveBeenCalledTimes(4);
});

test("saving everything tells whether all of it is saved", async () => {
  const registry = createSaveRegistry();
  await expect(registry.flush()).resolves.toBe(true);
  const a = field(waiting);
  const b = field(failed);
  registry.add(a.savable);
  registry.add(b.savable);
  await expect(registry.flush()).resolves.toBe(false);
  expect(a.flush).toHaveBeenCalled();
});
