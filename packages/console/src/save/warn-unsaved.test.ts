import { expect, test } from "vitest";
import { createSaveRegistry, type SaveSource } from "./save-registry.ts";
import { warnUnsaved } from "./warn-unsaved.ts";

test("leaving the page asks only while something is not saved", () => {
  const page = new EventTarget();
  const leave = () => !page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const saves = createSaveRegistry();
  const stop = warnUnsaved(saves, page as Window);
  expect(leave()).toBe(false);

  let isDirty = true;
  const listeners = new Set<() => void>();
  const field: SaveSource = {
    get: () => ({ status: isDirty ? "waiting" : "saved", at: 1 }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isDirty: () => isDirty,
    flush: async () => true,
  };
  saves.add(field);
  expect(leave()).toBe(true);
  isDirty = false;
  for (const listener of listeners) listener();
  expect(leave()).toBe(false);
  stop();
});
