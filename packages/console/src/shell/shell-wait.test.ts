import { createMemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shellWaitMs, shouldRevalidateShell, waitForShell } from "./shell-wait.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const setUp = (screen: () => Promise<unknown>) =>
  createMemoryRouter(
    [
      {
        loader: waitForShell,
        shouldRevalidate: shouldRevalidateShell,
        children: [{ path: "/" }, { path: "/admin", loader: screen }],
      },
    ],
    { initialEntries: ["/admin"] },
  );

test("SHELL-10 the page shell waits 50 ms before it renders", async () => {
  expect(shellWaitMs).toBe(50);
  const router = setUp(async () => null);
  await vi.advanceTimersByTimeAsync(49);
  expect(router.state.initialized).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(router.state.initialized).toBe(true);
});

test("SHELL-10 the wait runs beside the screen's data, and only once", async () => {
  const router = setUp(() => new Promise((resolve) => setTimeout(resolve, 60, null)));
  await vi.advanceTimersByTimeAsync(60);
  expect(router.state.initialized).toBe(true);
  void router.navigate("/");
  await vi.advanceTimersByTimeAsync(0);
  expect(router.state.location.pathname).toBe("/");
});
