import { expect, test, vi } from "vitest";
import { createExclusive } from "./single-flight.ts";

test("with a lock manager, tasks run under its lock of that name", async () => {
  const request = vi.fn<(name: string, task: () => Promise<unknown>) => Promise<unknown>>(
    (_name, task) => task(),
  );
  const exclusive = createExclusive("refresh", { request } as unknown as LockManager);
  await expect(exclusive(async () => 7)).resolves.toBe(7);
  expect(request).toHaveBeenCalledWith("refresh", expect.any(Function));
});

test("without one, tasks run one after the other, after a failure too", async () => {
  const exclusive = createExclusive("refresh", undefined);
  const events: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = exclusive(async () => {
    events.push("first starts");
    await gate.promise;
    events.push("first fails");
    throw new Error("no");
  });
  const second = exclusive(async () => {
    events.push("second starts");
    return 2;
  });
  await Promise.resolve();
  gate.resolve();
  await expect(first).rejects.toThrow("no");
  await expect(second).resolves.toBe(2);
  expect(events).toEqual(["first starts", "first fails", "second starts"]);
});
