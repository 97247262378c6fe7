import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createToastQueue, type ToastQueue } from "./toast-queue.ts";

let queue: ToastQueue;

beforeEach(() => {
  vi.useFakeTimers();
  queue = createToastQueue({
    set: (callback, milliseconds) => setTimeout(callback, milliseconds),
    clear: clearTimeout,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const inSight = () => (queue.current()?.isOpen ? queue.current()?.title : undefined);

test("SHELL-9 one toast at a time: the newest replaces the one in sight", () => {
  queue.add({ title: "Saved" });
  queue.add({ title: "Published", tone: "success" });
  expect(inSight()).toBe("Published");
  vi.advanceTimersByTime(60_000);
  expect(queue.current()).toBeUndefined();
});

test("SHELL-9 a toast is removed 5000 ms after its dismissal, not earlier", () => {
  const dismiss = queue.add({ title: "Saved", tone: "danger" });
  dismiss();
  expect(inSight()).toBeUndefined();
  vi.advanceTimersByTime(4999);
  expect(queue.current()).toMatchObject({ title: "Saved", isOpen: false });
  vi.advanceTimersByTime(1);
  expect(queue.current()).toBeUndefined();
});

test("a toast dismisses itself after 5 s", () => {
  queue.add({ title: "Saved", tone: "success" });
  vi.advanceTimersByTime(4999);
  expect(inSight()).toBe("Saved");
  vi.advanceTimersByTime(1);
  expect(inSight()).toBeUndefined();
  expect(queue.current()?.title).toBe("Saved");
});

test.each([
  { title: "Error", tone: "danger" as const },
  { title: "Idea deleted", action: { label: "Undo", onPress: () => {} } },
])("$title stays until it is dismissed", (content) => {
  queue.add(content);
  vi.advanceTimersByTime(3_600_000);
  expect(inSight()).toBe(content.title);
});

test("an error is not displaced by a success, which follows when the error is dismissed", () => {
  const dismissError = queue.add({ title: "Error", tone: "danger" });
  queue.add({ title: "Saved", tone: "success" });
  queue.add({ title: "Saved again", tone: "success" });
  expect(inSight()).toBe("Error");
  dismissError();
  expect(inSight()).toBe("Saved again");
  vi.advanceTimersByTime(10_000);
  expect(queue.current()).toBeUndefined();
});

test("an error displaces an error, and a dismissed error holds nothing back", () => {
  queue.add({ title: "First error", tone: "danger" });
  const dismiss = queue.add({ title: "Second error", tone: "danger" });
  expect(inSight()).toBe("Second error");
  dismiss();
  queue.add({ title: "Saved" });
  expect(inSight()).toBe("Saved");
});

test("what was dismissed while it waited never shows", () => {
  const dismissError = queue.add({ title: "Error", tone: "danger" });
  const dismissWaiting = queue.add({ title: "Saved" });
  dismissWaiting();
  dismissError();
  expect(inSight()).toBeUndefined();
});

test("pointing at a toast stops its clock, leaving starts it anew", () => {
  queue.add({ title: "Saved" });
  vi.advanceTimersByTime(4000);
  queue.pause();
  vi.advanceTimersByTime(60_000);
  expect(inSight()).toBe("Saved");
  queue.resume();
  vi.advanceTimersByTime(4999);
  expect(inSight()).toBe("Saved");
  vi.advanceTimersByTime(1);
  expect(inSight()).toBeUndefined();
});

test("a toast that replaces one under the pointer waits for the pointer as well", () => {
  queue.add({ title: "Saved" });
  queue.pause();
  queue.add({ title: "Published" });
  vi.advanceTimersByTime(60_000);
  expect(inSight()).toBe("Published");
});

test("a toast dismissed under the pointer does not stop the clock of the next", () => {
  const dismiss = queue.add({ title: "Saved" });
  queue.pause();
  dismiss();
  queue.add({ title: "Published" });
  vi.advanceTimersByTime(5000);
  expect(inSight()).toBeUndefined();
});

test("dismissing twice, or what was replaced, changes nothing", () => {
  const dismissFirst = queue.add({ title: "Saved" });
  queue.add({ title: "Published" });
  dismissFirst();
  expect(inSight()).toBe("Published");
});

test("listeners hear every change until they leave", () => {
  const listener = vi.fn<() => void>();
  const leave = queue.subscribe(listener);
  queue.add({ title: "Saved" });
  vi.advanceTimersByTime(10_000);
  expect(listener).toHaveBeenCalledTimes(3);
  leave();
  queue.add({ title: "Published" });
  expect(listener).toHaveBeenCalledTimes(3);
});
