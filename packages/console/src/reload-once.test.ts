import { expect, test, vi } from "vitest";
import { reloadOnce } from "./reload-once.ts";

function setUp() {
  const values = new Map<string, string>();
  const reload = vi.fn<() => void>();
  const clock = { now: 1_000_000 };
  const host = {
    storage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    },
    reload,
    now: () => clock.now,
  };
  return { host, reload, clock };
}

test("a missing chunk reloads the page once", () => {
  const { host, reload, clock } = setUp();
  expect(reloadOnce(host)).toBe(true);
  clock.now += 59_999;
  expect(reloadOnce(host)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("the next deployment reloads again", () => {
  const { host, reload, clock } = setUp();
  reloadOnce(host);
  clock.now += 60_000;
  expect(reloadOnce(host)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("where storage is blocked the page is not reloaded", () => {
  const { host, reload } = setUp();
  const storage = {
    getItem: () => {
      throw new Error("blocked");
    },
    setItem: () => {},
  };
  expect(reloadOnce({ ...host, storage })).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
