import { expect, test } from "vitest";
import { isCommandKey } from "./command-key.ts";

const press = (key: string, ...modifiers: string[]) => ({
  key,
  ctrlKey: modifiers.includes("ctrl"),
  metaKey: modifiers.includes("meta"),
  altKey: modifiers.includes("alt"),
  shiftKey: modifiers.includes("shift"),
});

test.each([press("k", "ctrl"), press("k", "meta"), press("K", "ctrl")])("%o opens", (event) => {
  expect(isCommandKey(event)).toBe(true);
});

test.each([
  press("k"),
  press("j", "ctrl"),
  press("k", "ctrl", "shift"),
  press("k", "meta", "alt"),
  press("k", "ctrl", "meta"),
])("%o does not", (event) => {
  expect(isCommandKey(event)).toBe(false);
});
