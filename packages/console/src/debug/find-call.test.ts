import { expect, test, vi } from "vitest";
import { findCall } from "./find-call.ts";

/** A log of calls, newest first, that is read in pages. */
function logOf(...ids: number[]) {
  return vi.fn<(page: number, size: number) => Promise<{ id: number }[]>>(async (page, size) =>
    ids.slice((page - 1) * size, page * size).map((id) => ({ id })),
  );
}

test("a call is read alone, by where it stood", async () => {
  const ask = logOf(9, 8, 7, 6, 5, 4);
  expect(await findCall(ask, { id: 6, page: 2, size: 2, index: 1 })).toEqual({ id: 6 });
  expect(ask.mock.calls).toEqual([[4, 1]]);
});

test("newer calls have moved it down, even to a later page", async () => {
  const ask = logOf(12, 11, 10, 9, 8, 7, 6, 5, 4);
  expect(await findCall(ask, { id: 8, page: 1, size: 2, index: 1 })).toEqual({ id: 8 });
  expect(ask.mock.calls).toEqual([
    [2, 1],
    [1, 2],
    [2, 2],
    [3, 2],
  ]);
});

test("a call that is gone is said to be gone", async () => {
  await expect(findCall(logOf(9, 8), { id: 3, page: 1, size: 10, index: 0 })).rejects.toMatchObject(
    { code: "NOT_FOUND" },
  );
});
