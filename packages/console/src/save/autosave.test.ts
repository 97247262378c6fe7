import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAutosave, debounceMs, retryMs } from "./autosave.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const down = new Error("down");
const invalid = new Error("invalid");

/** A server that answers when the test says so. */
function setUp() {
  const calls: { value: string; answer: PromiseWithResolvers<void> }[] = [];
  const autosave = createAutosave<string>({
    save(value) {
      const answer = Promise.withResolvers<void>();
      calls.push({ value, answer });
      return answer.promise;
    },
    mayPass: (error) => error === down,
  });
  const sent = () => calls.map(({ value }) => value);
  const answer = async (error?: Error) => {
    const last = calls.at(-1)?.answer;
    if (error) last?.reject(error);
    else last?.resolve();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { autosave, sent, answer };
}

test("nothing is sent before a change", async () => {
  const { autosave, sent } = setUp();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toEqual([]);
  expect(autosave.get()).toEqual({ status: "idle" });
  expect(autosave.isDirty()).toBe(false);
});

test("a value is sent 800 ms after the last change, and only the latest", async () => {
  expect(debounceMs).toBe(800);
  const { autosave, sent, answer } = setUp();
  autosave.change("a");
  await vi.advanceTimersByTimeAsync(799);
  autosave.change("ab");
  await vi.advanceTimersByTimeAsync(799);
  expect(sent()).toEqual([]);
  expect(autosave.get()).toEqual({ status: "waiting" });
  await vi.advanceTimersByTimeAsync(1);
  expect(sent()).toEqual(["ab"]);
  expect(autosave.get()).toEqual({ status: "saving" });
  await answer();
  expect(autosave.get()).toEqual({ status: "saved", at: 1599 });
  expect(autosave.isDirty()).toBe(false);
});

test("one call at a time: what is typed meanwhile follows, the latest only", async () => {
  const { autosave, sent, answer } = setUp();
  autosave.change("a");
  await vi.advanceTimersByTimeAsync(800);
  autosave.change("ab");
  await vi.advanceTimersByTimeAsync(5000);
  autosave.change("abc");
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent()).toEqual(["a"]);
  await answer();
  expect(sent()).toEqual(["a", "abc"]);
  await answer();
  expect(autosave.get()).toMatchObject({ status: "saved" });
});

test("a value typed just before a call ends still gets its rest", async () => {
  const { autosave, sent, answer } = setUp();
  autosave.change("a");
  await vi.advanceTimersByTimeAsync(800);
  autosave.change("ab");
  await answer();
  expect(sent()).toEqual(["a"]);
  expect(autosave.get()).toEqual({ status: "waiting" });
  await vi.advanceTimersByTimeAsync(800);
  expect(sent()).toEqual(["a", "ab"]);
});

test("a failure that may pass is tried again after 5, 15 and 30 s, then waits for the operator", async () => {
  expect(retryMs).toEqual([5_000, 15_000, 30_000]);
  const { autosave, sent, answer } = setUp();
  autosave.change("a");
  await vi.advanceTimersByTimeAsync(800);
  let now = 800;
  for (const [index, wait] of retryMs.entries()) {
    await answer(down);
    expect(autosave.get()).toEqual({ status: "failed", error: down, retryAt: now + wait });
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(sent()).toHaveLength(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toHaveLength(index + 2);
    now += wait;
  }
  await answer(down);
  expect(autosave.get()).toEqual({ status: "failed", error: down, retryAt: null });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent()).toEqual(["a", "a", "a", "a"]);
  expect(autosave.isDirty()).toBe(true);
});

test("what the server refuses is not tried again, and stays visible", async () => {
  const { autosave, sent, answer } = setUp();
  autosave.change("a");
  await vi.advanceTimersByTimeAsync(800);
  await answer(invalid);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toEqual(["a"]);
  expect(autosave.get()).toEqual({ status: "failed", error: invalid, retryAt: null });
});

test("a change after a failure is saved instead, with fresh attempts", async () => {
  const { autosave, sent, answer } = setUp();
  autosave.change("a");
  await vi.advanceTimersByTimeAsync(800);
  await answer(down);
  await vi.advanceTimersByTimeAsync(5_000);
  await answer(down);
  autosave.change("ab");
  await vi.advanceTimersByTimeAsync(800);
  expect(sent()).toEqual(["a", "a", "ab"]);
  await answer(down);
  expect(autosave.get()).toMatchObject({ status: "failed", retryAt: Date.now() + 5_000 });
});

test("a failed value gives way to one typed meanwhile", async () => {
  const { autosave, sent, answer } = setUp();
  autosave.change("a");
  await vi.advanceTimersByTimeAsync(800);
  autosave.change("ab");
  await vi.advanceTimersByTimeAsync(800);
  await answer(down);
  expect(sent()).toEqual(["a", "ab"]);
});

test("flushing sends at once and tells whether all is saved", async () => {
  const { autosave, sent, answer } = setUp();
  await expect(autosave.flush()).resolves.toBe(true);
  autosave.change("a");
  const flushed = autosave.flush();
  expect(sent()).toEqual(["a"]);
  autosave.change("ab");
  await answer();
  expect(sent()).toEqual(["a", "ab"]);
  await answer();
  await expect(flushed).resolves.toBe(true);
});

test("flushing a failed value tries it again", async () => {
  const { autosave, sent, answer } = setUp();
  autosave.change("a");
  const first = autosave.flush();
  await answer(invalid);
  await expect(first).resolves.toBe(false);
  const second = autosave.flush();
  await answer();
  await expect(second).resolves.toBe(true);
  expect(sent()).toEqual(["a", "a"]);
});

test("discarding forgets what waits", async () => {
  const { autosave, sent } = setUp();
  autosave.change("a");
  autosave.discard();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toEqual([]);
  expect(autosave.get()).toEqual({ status: "idle" });
});

test("every change of the state is told", async () => {
  const { autosave, answer } = setUp();
  const states: string[] = [];
  const stop = autosave.subscribe(() => states.push(autosave.get().status));
  autosave.change("a");
  await vi.advanceTimersByTimeAsync(800);
  await answer();
  stop();
  autosave.change("b");
  expect(states).toEqual(["waiting", "saving", "saved"]);
});
