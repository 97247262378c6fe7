import { afterEach, expect, test, vi } from "vitest";
import type { Log } from "../log.ts";
import { createAuth, refreshTimeoutMs, type AuthApi } from "./auth.ts";
import { memoryBrowser } from "./memory-host.ts";
import { createExclusive, type Exclusive } from "./single-flight.ts";
import { createTokenStore } from "./token-store.ts";

const tokens = { accessToken: "a1", refreshToken: "r1" };

afterEach(() => {
  vi.useRealTimers();
});

/** A browser whose tabs share storage and, like Web Locks, one lock. */
function setUp() {
  const browser = memoryBrowser();
  const exclusive: Exclusive = createExclusive("refresh", undefined);
  const api = {
    login: vi.fn<AuthApi["login"]>(async () => tokens),
    refresh: vi.fn<AuthApi["refresh"]>(async () => "a2"),
  };
  const log = vi.fn<Log>();
  const tab = () => createAuth({ store: createTokenStore(browser.tab()), api, exclusive, log });
  return { browser, api, log, tab };
}

test("AUTH-2 authenticated only when both tokens exist", () => {
  const { browser, tab } = setUp();
  const auth = tab();
  expect(auth.isAuthenticated()).toBe(false);
  browser.values.set("auth_state", JSON.stringify({ accessToken: "a1" }));
  expect(auth.isAuthenticated()).toBe(false);
  browser.values.set("auth_state", JSON.stringify({ refreshToken: "r1" }));
  expect(auth.isAuthenticated()).toBe(false);
  browser.values.set("auth_state", JSON.stringify(tokens));
  expect(auth.isAuthenticated()).toBe(true);
});

test("AUTH-3 login stores the tokens", async () => {
  const { browser, api, tab } = setUp();
  const auth = tab();
  await auth.login("operator", "secret");
  expect(api.login).toHaveBeenCalledWith("operator", "secret");
  expect(JSON.parse(browser.values.get("auth_state") ?? "")).toEqual(tokens);
  expect(auth.isAuthenticated()).toBe(true);
});

test("AUTH-3 a failed login clears the tokens, is logged and rethrown", async () => {
  const { browser, api, log, tab } = setUp();
  const auth = tab();
  await auth.login("operator", "secret");
  const refused = new Error("Invalid credentials.");
  api.login.mockRejectedValueOnce(refused);
  await expect(auth.login("operator", "wrong")).rejects.toBe(refused);
  expect(browser.values.has("auth_state")).toBe(false);
  expect(auth.isAuthenticated()).toBe(false);
  expect(log).toHaveBeenCalledWith(expect.any(String), refused);
});

test("AUTH-3 a failed refresh clears the tokens, is logged and rethrown", async () => {
  const { browser, api, log, tab } = setUp();
  const auth = tab();
  await auth.login("operator", "secret");
  const refused = new Error("Invalid refresh token");
  api.refresh.mockRejectedValueOnce(refused);
  await expect(auth.refresh("a1")).rejects.toBe(refused);
  expect(browser.values.has("auth_state")).toBe(false);
  expect(auth.isAuthenticated()).toBe(false);
  expect(log).toHaveBeenCalledWith(expect.any(String), refused);
});

test("a session that ended by itself is told from one that was left, until the next login", async () => {
  const { api, tab } = setUp();
  const auth = tab();
  await auth.login("operator", "secret");
  auth.logout();
  expect(auth.hasEnded()).toBe(false);
  await auth.login("operator", "secret");
  api.refresh.mockRejectedValueOnce(new Error("revoked"));
  await expect(auth.refresh("a1")).rejects.toThrow("revoked");
  expect(auth.hasEnded()).toBe(true);
  await auth.login("operator", "secret");
  expect(auth.hasEnded()).toBe(false);
});

test("AUTH-4 logout clears the tokens", async () => {
  const { browser, tab } = setUp();
  const auth = tab();
  await auth.login("operator", "secret");
  auth.logout();
  expect(browser.values.has("auth_state")).toBe(false);
  expect(auth.isAuthenticated()).toBe(false);
  expect(auth.accessToken()).toBeNull();
});

test("AUTH-5 refreshing without a stored refresh token raises its error, without a call", async () => {
  const { api, log, tab } = setUp();
  await expect(tab().refresh("a1")).rejects.toThrow(/^No refresh token available$/);
  expect(api.refresh).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledTimes(1);
});

test("a refresh keeps the refresh token and stores the new access token", async () => {
  const { browser, api, tab } = setUp();
  const auth = tab();
  await auth.login("operator", "secret");
  await expect(auth.refresh("a1")).resolves.toBe("a2");
  expect(api.refresh).toHaveBeenCalledWith("r1", expect.any(AbortSignal));
  expect(JSON.parse(browser.values.get("auth_state") ?? "")).toEqual({
    accessToken: "a2",
    refreshToken: "r1",
  });
});

test("AUTH-7 calls that fail together share one refresh, in one tab and across tabs", async () => {
  const { api, tab } = setUp();
  const here = tab();
  const there = tab();
  await here.login("operator", "secret");
  const answers = await Promise.all([
    here.refresh("a1"),
    there.refresh("a1"),
    here.refresh("a1"),
    there.refresh("a1"),
  ]);
  expect(answers).toEqual(["a2", "a2", "a2", "a2"]);
  expect(api.refresh).toHaveBeenCalledTimes(1);
});

test("a token that another tab has renewed already is adopted without a call", async () => {
  const { api, tab } = setUp();
  const here = tab();
  const there = tab();
  await here.login("operator", "secret");
  await there.refresh("a1");
  await expect(here.refresh("a1")).resolves.toBe("a2");
  expect(api.refresh).toHaveBeenCalledTimes(1);
});

test("a refresh may be tried again after one that failed", async () => {
  const { api, tab } = setUp();
  const auth = tab();
  await auth.login("operator", "secret");
  api.refresh.mockRejectedValueOnce(new Error("down"));
  await expect(auth.refresh("a1")).rejects.toThrow("down");
  await auth.login("operator", "secret");
  await expect(auth.refresh("a1")).resolves.toBe("a2");
});

test("signing out during a refresh is not undone by its answer", async () => {
  const { api, tab } = setUp();
  const auth = tab();
  await auth.login("operator", "secret");
  const answer = Promise.withResolvers<string>();
  api.refresh.mockReturnValueOnce(answer.promise);
  const refreshed = auth.refresh("a1");
  await vi.waitFor(() => expect(api.refresh).toHaveBeenCalled());
  auth.logout();
  answer.resolve("a2");
  await expect(refreshed).rejects.toThrow("Signed out");
  expect(auth.isAuthenticated()).toBe(false);
});

test("signing in anew during a refresh survives the refresh's failure", async () => {
  const { api, tab } = setUp();
  const auth = tab();
  await auth.login("operator", "secret");
  const answer = Promise.withResolvers<string>();
  api.refresh.mockReturnValueOnce(answer.promise);
  const refreshed = auth.refresh("a1");
  await vi.waitFor(() => expect(api.refresh).toHaveBeenCalled());
  api.login.mockResolvedValueOnce({ accessToken: "b1", refreshToken: "s1" });
  await auth.login("other", "secret");
  answer.reject(new Error("revoked"));
  await expect(refreshed).resolves.toBe("b1");
  expect(auth.accessToken()).toBe("b1");
});

test("a refresh without an answer fails after 10 s and aborts its call", async () => {
  vi.useFakeTimers();
  expect(refreshTimeoutMs).toBe(10_000);
  const { api, tab } = setUp();
  const auth = tab();
  await auth.login("operator", "secret");
  let signal: AbortSignal | undefined;
  api.refresh.mockImplementationOnce((_token, given) => {
    signal = given;
    return new Promise(() => {});
  });
  const failure = auth.refresh("a1").catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(refreshTimeoutMs - 1);
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toEqual(new Error("No answer within 10 s."));
  expect(signal?.aborted).toBe(true);
  expect(auth.isAuthenticated()).toBe(false);
});
