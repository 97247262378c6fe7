import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createSelectionStore } from "./selection-store.ts";

const idea = (id: number, statuses: Record<number, boolean>) => ({
  id,
  ideaProducts: Object.entries(statuses).map(([product, status]) => ({
    id: Number(product),
    status,
  })),
});

function setUp() {
  const store = createSelectionStore();
  store.receive([idea(31, { 1: true, 2: false, 3: false }), idea(32, { 4: false })]);
  return store;
}
const shown = (store: ReturnType<typeof setUp>, ideaId = 31) => [...store.selectedOf(ideaId)];

test("what the server has is shown and counted", () => {
  const store = setUp();
  expect(shown(store)).toEqual([1]);
  expect(store.totals()).toEqual({ selected: 1, total: 4 });
  expect(store.selectedOf(99).size).toBe(0);
});

test("a choice is shown at once and waits to be saved; taken back it is no choice", () => {
  const store = setUp();
  store.choose([2, 3, 99], true);
  expect(shown(store)).toEqual([1, 2, 3]);
  expect(store.totals().selected).toBe(3);
  store.choose([3], false);
  expect([...store.unsaved()]).toEqual([[2, true]]);
});

test("only listeners of the idea that changed are called", () => {
  const store = setUp();
  const first = vi.fn<() => void>();
  const second = vi.fn<() => void>();
  store.subscribeIdea(31, first);
  store.subscribeIdea(32, second);
  const before = store.selectedOf(32);
  store.choose([2], true);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  expect(store.selectedOf(32)).toBe(before);
  store.choose([2], true);
  expect(first).toHaveBeenCalledTimes(1);
});

test("a choice taken back while it is being sent is sent again", () => {
  const store = setUp();
  store.choose([2], true);
  expect([...store.take()]).toEqual([[2, true]]);
  store.choose([2], false);
  store.settle("saved");
  expect(shown(store)).toEqual([1]);
  expect([...store.take()]).toEqual([[2, false]]);
});

test("what the server refuses goes back, what was chosen meanwhile stays", () => {
  const store = setUp();
  store.choose([1], false);
  store.choose([2], true);
  store.take();
  store.choose([3], true);
  store.settle("refused");
  expect(store.selectedOf(31)).toEqual(new Set([1, 3]));
  expect([...store.unsaved()]).toEqual([[3, true]]);
});

test("what could not be sent is kept, the newer choice counts", () => {
  const store = setUp();
  store.choose([2, 3], true);
  store.take();
  store.choose([3], false);
  store.settle("kept");
  expect(shown(store)).toEqual([1, 2]);
  expect([...store.take()]).toEqual([
    [2, true],
    [3, false],
  ]);
});

test("new data keeps unsaved choices and forgets those of products that are gone", () => {
  const store = setUp();
  store.choose([2, 4], true);
  const untouched = store.selectedOf(31);
  store.receive([idea(31, { 1: true, 2: false, 3: false }), idea(33, { 5: true })]);
  expect(store.selectedOf(31)).toBe(untouched);
  expect(shown(store, 33)).toEqual([5]);
  expect(store.totals()).toEqual({ selected: 3, total: 4 });
  expect([...store.unsaved()]).toEqual([[2, true]]);
});

test("whatever is chosen, sent and refused, the server ends with what is shown", () => {
  const product = fc.integer({ min: 1, max: 4 });
  const action = fc.oneof(
    fc.record({ type: fc.constant("choose" as const), id: product, is: fc.boolean() }),
    fc.record({ type: fc.constant("take" as const) }),
    fc.record({
      type: fc.constant("end" as const),
      end: fc.constantFrom("saved" as const, "refused" as const, "kept" as const),
    }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const store = setUp();
      const server = new Map([
        [1, true],
        [2, false],
        [3, false],
        [4, false],
      ]);
      let batch: ReadonlyMap<number, boolean> | null = null;
      const end = (how: "saved" | "refused" | "kept") => {
        if (how === "saved") for (const [id, is] of batch ?? []) server.set(id, is);
        store.settle(how);
        batch = null;
      };
      for (const one of actions) {
        if (one.type === "choose") store.choose([one.id], one.is);
        if (one.type === "take" && !batch) batch = store.take();
        if (one.type === "end" && batch) end(one.end);
      }
      if (batch) end("saved");
      batch = store.take();
      end("saved");
      const ids = [...server].filter(([, is]) => is).map(([id]) => id);
      const all = [...shown(store), ...shown(store, 32)].toSorted((a, b) => a - b);
      expect(all).toEqual(ids);
      expect(store.totals().selected).toBe(ids.length);
      expect(store.unsaved().size).toBe(0);
    }),
  );
});
