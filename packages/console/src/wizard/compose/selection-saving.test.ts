import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Draft } from "../../drafts/draft.ts";
import { GraphError, mayPass, type GraphErrorCode } from "../../graph/graph-error.ts";
import { debounceMs, retryMs } from "../../save/autosave.ts";
import { createSelectionSaving } from "./selection-saving.ts";
import { createSelectionStore, type Statuses } from "./selection-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(kept = new Map<string, Draft<unknown>>()) {
  const selection = createSelectionStore();
  selection.receive([{ id: 31, ideaProducts: [1, 2, 3].map((id) => ({ id, status: id === 1 })) }]);
  const send = vi.fn<(statuses: Statuses) => Promise<void>>(async () => {});
  const onSaved = vi.fn<(statuses: Statuses) => void>();
  const onRefused = vi.fn<(error: unknown, statuses: Statuses) => void>();
  const drafts = {
    load: async <T>(key: string) => kept.get(key) as Draft<T> | undefined,
    save: async <T>(key: string, draft: Draft<T>) => void kept.set(key, draft),
    remove: async (key: string) => void kept.delete(key),
  };
  const parts = { articleId: 12, selection, drafts, send, mayPass, onSaved, onRefused };
  const saving = createSelectionSaving(parts);
  const shown = () => [...selection.selectedOf(31)].toSorted((a, b) => a - b);
  return { saving, selection, send, onSaved, onRefused, kept, shown };
}

const error = (code: GraphErrorCode) => new GraphError("no", { code });
const rest = () => vi.advanceTimersByTimeAsync(debounceMs);

test("many choices go out in one call, after a rest", async () => {
  const { saving, send, onSaved, kept } = setUp();
  saving.choose([2, 3], true);
  saving.choose([1], false);
  expect(send).not.toHaveBeenCalled();
  expect(kept.size).toBe(1);
  await rest();
  const sent = new Map([
    [2, true],
    [3, true],
    [1, false],
  ]);
  expect(send.mock.calls).toEqual([[sent]]);
  expect(onSaved).toHaveBeenCalledWith(sent);
  expect(kept.size).toBe(0);
  expect(saving.get().status).toBe("saved");
});

test("a choice that was taken back is not sent", async () => {
  const { saving, send } = setUp();
  saving.choose([2], true);
  saving.choose([2], false);
  await rest();
  expect(send).not.toHaveBeenCalled();
  expect(saving.isDirty()).toBe(false);
});

test("a refused batch goes back to what the server has", async () => {
  const { saving, send, onRefused, shown } = setUp();
  send.mockRejectedValue(error("VALIDATION_FAILED"));
  saving.choose([2], true);
  expect(shown()).toEqual([1, 2]);
  await rest();
  expect(shown()).toEqual([1]);
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(saving.isDirty()).toBe(false);
});

test("without a connection the choices stay and are tried again", async () => {
  const { saving, send, shown, kept } = setUp();
  send.mockRejectedValueOnce(error("OFFLINE"));
  saving.choose([2], true);
  await rest();
  expect(saving.get().status).toBe("failed");
  expect(shown()).toEqual([1, 2]);
  expect(kept.size).toBe(1);
  saving.choose([3], true);
  await vi.advanceTimersByTimeAsync(retryMs[0]);
  expect(send.mock.lastCall).toEqual([
    new Map([
      [2, true],
      [3, true],
    ]),
  ]);
  expect(saving.get().status).toBe("saved");
});

test("when the session has ended the choices are kept for the next one", async () => {
  const { saving, send, kept, shown } = setUp();
  send.mockRejectedValue(error("UNAUTHENTICATED"));
  saving.choose([2], true);
  await rest();
  expect(shown()).toEqual([1, 2]);
  const next = setUp(kept);
  await next.saving.restore();
  expect(next.shown()).toEqual([1, 2]);
  await rest();
  expect(next.send.mock.calls).toEqual([[new Map([[2, true]])]]);
});

test("leaving the step saves at once", async () => {
  const { saving, send } = setUp();
  saving.choose([2], true);
  await expect(saving.flush()).resolves.toBe(true);
  expect(send).toHaveBeenCalledTimes(1);
});
