import { expect, test, vi } from "vitest";
import { type Clock, createTicker } from "./ticker.ts";

/** A clock that stands still until told. */
function standingClock(start: number) {
  let time = start;
  let due: { at: number; run: () => void } | undefined;
  const clock = {
    now: () => time,
    setTimeout: (run: () => void, delay: number) => {
      due = { at: time + delay, run };
      return 1;
    },
    clearTimeout: () => {
      due = undefined;
    },
  } as unknown as Clock;
  return {
    clock,
    isWaiting: () => due !== undefined,
    advance: (by: number) => {
      const end = time + by;
      while (due && due.at <= end) {
        const { at, run } = due;
        time = at;
        run();
      }
      time = end;
    },
  };
}

test("one timer serves every listener and ticks when a period begins", () => {
  const { clock, advance } = standingClock(90_500);
  const ticker = createTicker(60_000, clock);
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  ticker.subscribe(first);
  ticker.subscribe(second);
  advance(29_499);
  expect(first).not.toHaveBeenCalled();
  advance(1);
  expect(first).toHaveBeenCalledOnce();
  advance(120_000);
  expect(second).toHaveBeenCalledTimes(3);
});

test("without listeners no timer runs", () => {
  const { clock, isWaiting } = standingClock(0);
  const ticker = createTicker(1000, clock);
  expect(isWaiting()).toBe(false);
  const stop = ticker.subscribe(vi.fn<() => void>());
  const stopOther = ticker.subscribe(vi.fn<() => void>());
  stop();
  expect(isWaiting()).toBe(true);
  stopOther();
  expect(isWaiting()).toBe(false);
});

test("the time is the same between two ticks", () => {
  const { clock, advance } = standingClock(61_000);
  const ticker = createTicker(60_000, clock);
  expect(ticker.now()).toBe(60_000);
  advance(58_000);
  expect(ticker.now()).toBe(60_000);
  advance(1000);
  expect(ticker.now()).toBe(120_000);
});
