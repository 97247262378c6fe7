import { expect, test } from "vitest";
import { createOrder } from "./in-order.ts";

test("work of one kind waits for what was begun before, other kinds do not", async () => {
  const order = createOrder();
  const first = Promise.withResolvers<void>();
  const done: string[] = [];
  const run =
    (name: string, wait = Promise.resolve()) =>
    async () => {
      await wait;
      done.push(name);
    };
  const all = [
    order(1, run("first", first.promise)),
    order(1, run("second")),
    order(2, run("other")),
  ];
  await all[2];
  expect(done).toEqual(["other"]);
  first.resolve();
  await Promise.all(all);
  expect(done).toEqual(["other", "first", "second"]);
});

test("a failure reaches who began it, and holds nothing up", async () => {
  const order = createOrder();
  const failing = order("a", () => Promise.reject(new Error("no")));
  const next = order("a", async () => 7);
  await expect(failing).rejects.toThrow("no");
  await expect(next).resolves.toBe(7);
});
