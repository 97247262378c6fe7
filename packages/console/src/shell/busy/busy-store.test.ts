import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { busyHideDelayMs, createBusyStore } from "./busy-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const action = { title: "Generating the article", status: "Writing" };

function startStore() {
  return createBusyStore({
    now: Date.now,
    setTimeout: (callback, ms) => setTimeout(callback, ms),
    clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  });
}

test("SHELL-8 the dialog hides 1000 ms after the last long action has ended", async () => {
  expect(busyHideDelayMs).toBe(1000);
  const busy = startStore();
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const runs = [
    busy.run(action, () => first.promise),
    busy.run({ ...action, status: "Curating" }, () => second.promise),
  ];
  first.resolve();
  await runs[0];
  await vi.advanceTimersByTimeAsync(5000);
  expect(busy.get()).toMatchObject({ status: "Curating", until: null });
  second.resolve();
  await runs[1];
  await vi.advanceTimersByTimeAsync(999);
  expect(busy.get()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(busy.get()).toBeNull();
});

test("SHELL-8 an action that begins while the dialog is about to hide keeps it open", async () => {
  const busy = startStore();
  await busy.run(action, async () => {});
  await vi.advanceTimersByTimeAsync(900);
  const next = Promise.withResolvers<void>();
  const run = busy.run({ ...action, status: "Next" }, () => next.promise);
  await vi.advanceTimersByTimeAsync(3000);
  expect(busy.get()).toMatchObject({ status: "Next" });
  next.resolve();
  await run;
});

test("SHELL-8 cancelling aborts the action, says so, and the failure reaches who began it", async () => {
  const busy = startStore();
  const run = busy.run(
    action,
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason as Error));
      }),
  );
  busy.cancel();
  expect(busy.get()).toMatchObject({ isCancelling: true });
  await expect(run).rejects.toMatchObject({ name: "AbortError" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(busy.get()).toBeNull();
});
