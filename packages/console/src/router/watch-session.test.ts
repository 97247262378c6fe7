import { createMemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { createTokenStore } from "../auth/token-store.ts";
import { memoryBrowser } from "../auth/memory-host.ts";
import { watchSession } from "./watch-session.ts";

const tokens = { accessToken: "a1", refreshToken: "r1" };

function setUp(at: string, signedIn: boolean) {
  const browser = memoryBrowser();
  const store = createTokenStore(browser.tab());
  if (signedIn) store.set(tokens);
  const router = createMemoryRouter([{ path: "*" }], { initialEntries: ["/before", at] });
  const forget = vi.fn<() => void>();
  const auth = {
    isAuthenticated: () => store.get() !== null,
    subscribe: (listener: () => void) => store.subscribe(listener),
  };
  const stop = watchSession(auth, router, forget);
  const path = () => router.state.location.pathname + router.state.location.search;
  return { browser, store, router, forget, stop, path };
}

test("AUTH-7 when the session ends the operator is led to login, and what was loaded is forgotten", async () => {
  const { store, path, forget } = setUp("/admin/site/7/feeds?page=2", true);
  store.clear();
  await vi.waitFor(() => expect(forget).toHaveBeenCalledTimes(1));
  expect(path()).toBe("/login?returnTo=%2Fadmin%2Fsite%2F7%2Ffeeds%3Fpage%3D2");
});

test("ROUTE-10 when the session begins on the login page it leads on, and Back does not return", async () => {
  const { store, router, path } = setUp("/login?returnTo=%2Fsettings%2Fbot", false);
  store.set(tokens);
  await vi.waitFor(() => expect(path()).toBe("/settings/bot"));
  await router.navigate(-1);
  expect(path()).toBe("/before");
});

test("another tab's logout and login are followed as well", async () => {
  const { browser, path } = setUp("/admin", true);
  const otherTab = createTokenStore(browser.tab());
  otherTab.clear();
  await vi.waitFor(() => expect(path()).toBe("/login"));
  otherTab.set(tokens);
  await vi.waitFor(() => expect(path()).toBe("/admin"));
});

test("a renewed token leads nowhere", () => {
  const { store, router } = setUp("/admin/imobiliarix", true);
  const navigate = vi.spyOn(router, "navigate");
  store.set({ ...tokens, accessToken: "a2" });
  expect(navigate).not.toHaveBeenCalled();
});

test("after it is stopped nothing is followed", () => {
  const { store, router, stop } = setUp("/admin", true);
  const navigate = vi.spyOn(router, "navigate");
  stop();
  store.clear();
  expect(navigate).not.toHaveBeenCalled();
});
