import { expect, test, vi } from "vitest";
import { createGate } from "./step-gate.ts";

function setup(guard: (step: number) => boolean | Promise<boolean>) {
  const calls = {
    guard: vi.fn<(step: number) => boolean | Promise<boolean>>(guard),
    enter: vi.fn<(step: number) => void>(),
    onPending: vi.fn<(step: number | null) => void>(),
  };
  return { ...calls, go: createGate(calls) };
}

test("going back asks nobody", async () => {
  const { go, guard, enter } = setup(() => false);
  await go(3, 1);
  expect(enter).toHaveBeenCalledWith(1);
  expect(guard).not.toHaveBeenCalled();
});

test("the next step and a jump ahead ask the same guard", async () => {
  const { go, guard, enter } = setup((step) => step < 3);
  await go(1, 2);
  await go(1, 3);
  expect(guard.mock.calls).toEqual([[2], [3]]);
  expect(enter.mock.calls).toEqual([[2]]);
});

test("while the guard is asked, the step is pending and a second press does nothing", async () => {
  const answer = Promise.withResolvers<boolean>();
  const { go, guard, enter, onPending } = setup(() => answer.promise);
  const first = go(1, 2);
  await go(1, 2);
  await go(1, 3);
  expect(guard).toHaveBeenCalledOnce();
  expect(onPending.mock.calls).toEqual([[2]]);
  answer.resolve(true);
  await first;
  expect(enter.mock.calls).toEqual([[2]]);
  expect(onPending).toHaveBeenLastCalledWith(null);
});

test("Back is never blocked: it withdraws the question, and a late answer changes nothing", async () => {
  const answer = Promise.withResolvers<boolean>();
  const { go, guard, enter, onPending } = setup(() => answer.promise);
  const forward = go(1, 2);
  await go(1, 0);
  expect(enter.mock.calls).toEqual([[0]]);
  expect(onPending.mock.calls).toEqual([[2], [null]]);
  guard.mockReturnValue(true);
  await go(0, 1);
  answer.resolve(true);
  await forward;
  expect(enter.mock.calls).toEqual([[0], [1]]);
});

test("after a failing guard the gate is open again", async () => {
  const { go, enter, guard } = setup(() => Promise.reject(new Error("offline")));
  await expect(go(1, 2)).rejects.toThrow("offline");
  guard.mockReturnValue(true);
  await go(1, 2);
  expect(enter.mock.calls).toEqual([[2]]);
});

test("the open step is not entered again", async () => {
  const { go, enter, guard } = setup(() => true);
  await go(2, 2);
  expect(guard).not.toHaveBeenCalled();
  expect(enter).not.toHaveBeenCalled();
});
