import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { at, down, setUp, tick } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

test("what is typed is kept as a draft at once, saved after its rest, and then no longer kept", async () => {
  const { draft, editor, save } = setUp();
  await editor.start();
  editor.edit("mine");
  await tick(0);
  expect(draft()).toEqual({ value: "mine", base: "server", changedAt: 0 });
  expect(editor.isDirty()).toBe(true);
  await tick(800);
  expect(save.mock.calls).toEqual([["mine"]]);
  expect(editor.get()).toMatchObject({ value: "mine", save: { status: "saved" }, conflict: null });
  expect(editor.isDirty()).toBe(false);
  expect(draft()).toBeUndefined();
});

test("a value that the server will never take gives way to the server's", async () => {
  const { draft, editor, save } = setUp();
  save.mockResolvedValueOnce({ ...at("server", 1), isRefused: true });
  editor.edit("mine");
  await tick(800);
  expect(editor.get()).toMatchObject({ value: "server", conflict: null });
  expect(editor.isDirty()).toBe(false);
  expect(draft()).toBeUndefined();
});

test("what is edited while a value is refused is saved next", async () => {
  const { editor, save } = setUp();
  save.mockImplementationOnce(async () => {
    editor.edit("another");
    return { ...at("server", 1), isRefused: true };
  });
  editor.edit("mine");
  await tick(1600);
  expect(editor.get().value).toBe("another");
  expect(save.mock.calls).toEqual([["mine"], ["another"]]);
});

test("after a reload or a crash the draft is back, and is saved", async () => {
  const first = setUp();
  first.save.mockRejectedValue(down);
  first.editor.edit("mine");
  await tick(800);
  const second = setUp(first.disk);
  await second.editor.start();
  expect(second.editor.get()).toMatchObject({
    value: "mine",
    restored: { over: "server" },
    conflict: null,
  });
  await tick(800);
  expect(second.save.mock.calls).toEqual([["mine"]]);
  expect(second.draft()).toBeUndefined();
  // It stays known as a draft until somebody has seen it.
  expect(second.editor.get().restored).toEqual({ over: "server" });
  second.editor.settleDraft("draft");
  expect(second.editor.get()).toMatchObject({ value: "mine", restored: null });
});

test("a draft that is back can be given up for what the server had", async () => {
  const disk = new Map<string, unknown>([["k", { value: "mine", base: "server", changedAt: 0 }]]);
  const { editor, save } = setUp(disk);
  await editor.start();
  await tick(800);
  editor.settleDraft("server");
  expect(editor.get()).toMatchObject({ value: "server", restored: null });
  await tick(800);
  expect(save.mock.calls).toEqual([["mine"], ["server"]]);
});

test("a draft that the server has already is dropped", async () => {
  const disk = new Map<string, unknown>([["k", { value: "server", base: "old", changedAt: 0 }]]);
  const { draft, editor } = setUp(disk);
  await editor.start();
  expect(editor.get()).toMatchObject({ value: "server", restored: null });
  expect(draft()).toBeUndefined();
});

test("what is typed before the draft is found wins over it", async () => {
  const disk = new Map<string, unknown>([["k", { value: "then", base: "server", changedAt: 0 }]]);
  const { editor } = setUp(disk);
  const started = editor.start();
  editor.edit("now");
  await started;
  expect(editor.get()).toMatchObject({ value: "now", restored: null });
});

test("what the server tidies stays as typed", async () => {
  const { editor, save } = setUp();
  save.mockResolvedValueOnce(at("mine", 2));
  editor.edit("mine ");
  await tick(800);
  editor.receive(at("mine", 2));
  expect(editor.get()).toMatchObject({ value: "mine ", save: { status: "saved" } });
  expect(editor.isDirty()).toBe(false);
});

test("a refused save stays visible, and the draft stays too", async () => {
  const { draft, editor, save } = setUp();
  const invalid = new Error("invalid");
  save.mockRejectedValueOnce(invalid);
  editor.edit("mine");
  await tick(800);
  expect(editor.get().save).toEqual({ status: "failed", error: invalid, retryAt: null });
  expect(draft()).toMatchObject({ value: "mine" });
  await expect(editor.flush()).resolves.toBe(true);
});

test("after it is stopped a failed save is not tried again, the draft stays", async () => {
  const { draft, editor, save } = setUp();
  save.mockRejectedValue(down);
  editor.edit("mine");
  await editor.stop();
  await tick(600_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(draft()).toMatchObject({ value: "mine" });
});
