import { expect, test } from "vitest";
import { hasCommandKey, keyCaps } from "./keys.ts";

test.each([
  ["Mod+K", true, ["⌘", "K"]],
  ["Mod+K", false, ["Ctrl", "K"]],
  ["Mod+Shift+P", true, ["⌘", "⇧", "P"]],
  ["Alt+ArrowUp", false, ["Alt", "↑"]],
  ["Escape", false, ["Esc"]],
  ["?", false, ["?"]],
] as const)("%s with mac %s shows %o", (shortcut, isMac, caps) => {
  expect(keyCaps(shortcut, isMac)).toEqual(caps);
});

test.each([
  ["MacIntel", true],
  ["iPhone", true],
  ["Linux x86_64", false],
  ["Win32", false],
])("%s has a command key: %s", (platform, answer) => {
  expect(hasCommandKey(platform)).toBe(answer);
});
