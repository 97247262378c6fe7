import { expect, test, vi } from "vitest";
import { callEach } from "./bulk.ts";

test("CALL-11 one call per id, and both the succeeded and the failed ids are reported", async () => {
  const gone = new Error("gone");
  const call = vi.fn<(id: number) => Promise<void>>(async (id) => {
    if (id % 3 === 0) throw gone;
  });
  await expect(callEach([1, 2, 3, 4, 5, 6], call)).resolves.toEqual({
    succeeded: [1, 2, 4, 5],
    failed: [
      { id: 3, error: gone },
      { id: 6, error: gone },
    ],
  });
  expect(call.mock.calls).toEqual([[1], [2], [3], [4], [5], [6]]);
});

test("no more than four calls run at once", async () => {
  let running = 0;
  let most = 0;
  await callEach(
    Array.from({ length: 20 }, (_, id) => id),
    async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    },
  );
  expect(most).toBe(4);
});

test("nothing to do is done", async () => {
  const call = vi.fn<() => Promise<void>>();
  await expect(callEach([], call)).resolves.toEqual({ succeeded: [], failed: [] });
  expect(call).not.toHaveBeenCalled();
});
