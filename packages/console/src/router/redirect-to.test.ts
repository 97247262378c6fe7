import { expect, test } from "vitest";
import { redirectTo } from "./redirect-to.ts";

const at = (path: string) => new URL(path, "https://console.example");
const replaces = (response: Response) => response.headers.has("X-Remix-Replace");

test("a page load, back or forward replaces its entry of the history", () => {
  const response = redirectTo(at("/settings?a=1"), "/settings/bot", at("/settings?a=1#top"));
  expect(replaces(response)).toBe(true);
  expect(response.headers.get("Location")).toBe("/settings/bot");
});

test("a followed link keeps the page it was on", () => {
  expect(replaces(redirectTo(at("/settings"), "/settings/bot", at("/admin")))).toBe(false);
  expect(replaces(redirectTo(at("/settings"), "/settings/bot", undefined))).toBe(false);
});
