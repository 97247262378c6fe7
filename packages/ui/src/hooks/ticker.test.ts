import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTicker } from "./ticker.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("one timer serves every listener and ticks when a period begins", () => {
  vi.setSystemTime(90_500);
  const ticker = createTicker(60_000);
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stops = [ticker.subscribe(first), ticker.subscribe(second)];
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(29_499);
  expect(first).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(first).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(120_000);
  expect(second).toHaveBeenCalledTimes(3);
  for (const stop of stops) stop();
});

test("without listeners no timer runs", () => {
  const ticker = createTicker(1000);
  expect(vi.getTimerCount()).toBe(0);
  const stop = ticker.subscribe(vi.fn<() => void>());
  const stopOther = ticker.subscribe(vi.fn<() => void>());
  stop();
  expect(vi.getTimerCount()).toBe(1);
  stopOther();
  expect(vi.getTimerCount()).toBe(0);
});

test("the time is the same between two ticks", () => {
  vi.setSystemTime(61_000);
  const ticker = createTicker(60_000);
  expect(ticker.now()).toBe(60_000);
  vi.setSystemTime(119_000);
  expect(ticker.now()).toBe(60_000);
  vi.setSystemTime(120_000);
  expect(ticker.now()).toBe(120_000);
});
