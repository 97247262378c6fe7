import { expect, test, vi } from "vitest";
import { memoryBrowser } from "./memory-host.ts";
import { createTokenStore } from "./token-store.ts";

const tokens = { accessToken: "a1", refreshToken: "r1" };

test("AUTH-1 both tokens are kept in browser storage under auth_state", () => {
  const browser = memoryBrowser();
  const store = createTokenStore(browser.tab());
  store.set(tokens);
  expect(JSON.parse(browser.values.get("auth_state") ?? "")).toEqual(tokens);
  expect(createTokenStore(browser.tab()).get()).toEqual(tokens);
});

test("AUTH-4 clearing leaves nothing behind", () => {
  const browser = memoryBrowser();
  const store = createTokenStore(browser.tab());
  store.set(tokens);
  store.clear();
  expect(store.get()).toBeNull();
  expect(browser.values.has("auth_state")).toBe(false);
});

test("rubbish in storage counts as nothing and can be overwritten", () => {
  const browser = memoryBrowser();
  browser.values.set("auth_state", "{oops");
  const store = createTokenStore(browser.tab());
  expect(store.get()).toBeNull();
  store.set(tokens);
  expect(store.get()).toEqual(tokens);
});

test("the same object is returned until the tokens change", () => {
  const store = createTokenStore(memoryBrowser().tab());
  store.set(tokens);
  const first = store.get();
  expect(store.get()).toBe(first);
  store.set({ ...tokens, accessToken: "a2" });
  expect(store.get()).not.toBe(first);
});

test("a change in one tab is seen, and told, in another", () => {
  const browser = memoryBrowser();
  const here = createTokenStore(browser.tab());
  const there = createTokenStore(browser.tab());
  const told = vi.fn<() => void>();
  const stop = there.subscribe(told);
  here.set(tokens);
  expect(there.get()).toEqual(tokens);
  expect(told).toHaveBeenCalledTimes(1);
  here.clear();
  expect(there.get()).toBeNull();
  expect(told).toHaveBeenCalledTimes(2);
  stop();
  here.set(tokens);
  expect(told).toHaveBeenCalledTimes(2);
});

test("where storage throws, the tokens live in memory", () => {
  const browser = memoryBrowser();
  browser.storageError = new Error("blocked");
  const store = createTokenStore(browser.tab());
  expect(store.get()).toBeNull();
  store.set(tokens);
  expect(store.get()).toEqual(tokens);
  store.clear();
  expect(store.get()).toBeNull();
  expect(browser.values.size).toBe(0);
});
