import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDraftStore } from "../drafts/draft-store.ts";
import type { Draft } from "../drafts/draft.ts";
import { createFieldEditor, knownMs, type Saved, type Snapshot } from "./field-editor.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const version = (n: number) => `2026-03-01T00:00:${String(n).padStart(2, "0")}Z`;
const at = (value: string, n: number): Snapshot<string> => ({ value, version: version(n) });
const down = new Error("down");

/** A browser with a disk, and a server that holds one field. */
function setUp(
  disk = new Map<string, unknown>(),
  initial = at("server", 1),
  reread?: () => Promise<Snapshot<string>>,
) {
  const drafts = createDraftStore({
    get: async (key) => disk.get(key),
    set: async (key, draft) => void disk.set(key, draft),
    del: async (key) => void disk.delete(key),
    entries: async () => [...disk],
    delMany: async (keys) => keys.forEach((key) => disk.delete(key)),
  });
  let latest = initial;
  const save = vi.fn<(value: string) => Promise<Saved<string>>>(async (value) => {
    latest = at(value, Number(latest.version?.slice(17, 19)) + 1);
    return latest;
  });
  const editor = createFieldEditor<string>({
    key: "k",
    server: initial,
    drafts,
    save,
    reread,
    mayPass: (error) => error === down,
  });
  const draft = () => disk.get("k") as Draft<string> | undefined;
  return { disk, draft, editor, save };
}

const tick = (ms: number) => vi.advanceTimersByTimeAsync(ms);

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

test("what was changed elsewhere is found out before the save, and shown instead of overwritten", async () => {
  const reread = vi.fn<() => Promise<Snapshot<string>>>(async () => at("theirs", 2));
  const { draft, editor, save } = setUp(new Map(), at("server", 1), reread);
  await tick(knownMs);
  editor.edit("mine");
  await tick(800);
  expect(save).not.toHaveBeenCalled();
  expect(editor.get()).toMatchObject({
    value: "mine",
    conflict: { theirs: "theirs" },
    save: { status: "failed", retryAt: null },
  });
  expect(draft()).toMatchObject({ value: "mine" });
  await expect(editor.flush()).resolves.toBe(false);
  editor.resolve("mine");
  await tick(800);
  expect(save.mock.calls).toEqual([["mine"]]);
  expect(reread).toHaveBeenCalledOnce();
});

test("theirs is taken over as the server has it", async () => {
  const { editor, save } = setUp(new Map(), at("server", 1), async () => at("theirs", 2));
  await tick(knownMs);
  editor.edit("mine");
  await tick(800);
  editor.resolve("theirs");
  expect(editor.get()).toMatchObject({ value: "theirs", conflict: null, save: { status: "idle" } });
  await tick(60_000);
  expect(save).not.toHaveBeenCalled();
});

test("what is known of the server is not asked for again, and no change elsewhere is no conflict", async () => {
  const reread = vi.fn<() => Promise<Snapshot<string>>>(async () => at("server", 1));
  const { editor, save } = setUp(new Map(), at("server", 1), reread);
  editor.edit("one");
  await tick(800);
  expect(reread).not.toHaveBeenCalled();
  reread.mockResolvedValue(at("one", 2));
  await tick(knownMs);
  editor.edit("two");
  await tick(800);
  expect(reread).toHaveBeenCalledOnce();
  expect(save.mock.calls).toEqual([["one"], ["two"]]);
  expect(editor.get()).toMatchObject({ value: "two", conflict: null });
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

test("a draft of a field that someone else changed is shown beside theirs, and not saved", async () => {
  const disk = new Map<string, unknown>([["k", { value: "mine", base: "old", changedAt: 0 }]]);
  const { draft, editor, save } = setUp(disk);
  await editor.start();
  expect(editor.get()).toMatchObject({ value: "mine", conflict: { theirs: "server" } });
  editor.edit("mine too");
  await tick(60_000);
  expect(save).not.toHaveBeenCalled();
  expect(draft()).toMatchObject({ value: "mine too", base: "old" });
  expect(editor.isDirty()).toBe(true);
  await expect(editor.flush()).resolves.toBe(false);
});

test("settling a conflict for mine saves it", async () => {
  const disk = new Map<string, unknown>([["k", { value: "mine", base: "old", changedAt: 0 }]]);
  const { draft, editor, save } = setUp(disk);
  await editor.start();
  editor.resolve("mine");
  expect(editor.get().conflict).toBeNull();
  await tick(800);
  expect(save.mock.calls).toEqual([["mine"]]);
  expect(draft()).toBeUndefined();
});

test("settling a conflict for theirs drops mine", async () => {
  const disk = new Map<string, unknown>([["k", { value: "mine", base: "old", changedAt: 0 }]]);
  const { draft, editor, save } = setUp(disk);
  await editor.start();
  editor.resolve("theirs");
  expect(editor.get()).toMatchObject({ value: "server", conflict: null, restored: null });
  await tick(60_000);
  expect(save).not.toHaveBeenCalled();
  expect(draft()).toBeUndefined();
  expect(editor.isDirty()).toBe(false);
});

test("a change from elsewhere is taken over while nothing is typed", () => {
  const { editor } = setUp();
  editor.receive(at("theirs", 2));
  expect(editor.get()).toMatchObject({ value: "theirs", conflict: null });
});

test("a change from elsewhere never overwrites what is being typed", async () => {
  const { editor, save } = setUp();
  editor.edit("mine");
  editor.receive(at("theirs", 2));
  expect(editor.get()).toMatchObject({ value: "mine", conflict: { theirs: "theirs" } });
  await tick(60_000);
  expect(save).not.toHaveBeenCalled();
});

test("another field of the same entity changing is no conflict", async () => {
  const { editor, save } = setUp();
  editor.edit("mine");
  editor.receive(at("server", 2));
  expect(editor.get().conflict).toBeNull();
  await tick(800);
  expect(save).toHaveBeenCalledTimes(1);
});

test("a reply that left before the last save changes nothing", async () => {
  const { editor } = setUp();
  editor.edit("mine");
  await tick(800);
  editor.receive(at("server", 1));
  expect(editor.get()).toMatchObject({ value: "mine", conflict: null });
});

test("its own save, read back before the reply, is no conflict", async () => {
  const { editor, save } = setUp();
  const reply = Promise.withResolvers<Snapshot<string>>();
  save.mockReturnValueOnce(reply.promise);
  editor.edit("mine");
  await tick(800);
  editor.edit("mine, longer");
  editor.receive(at("mine", 2));
  expect(editor.get()).toMatchObject({ value: "mine, longer", conflict: null });
  reply.resolve(at("mine", 2));
  await tick(800);
  expect(save.mock.calls).toEqual([["mine"], ["mine, longer"]]);
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

test("a change from elsewhere that says the same ends the edit", async () => {
  const { editor, save, draft } = setUp();
  editor.edit("same");
  editor.receive(at("same", 2));
  await tick(60_000);
  expect(save).not.toHaveBeenCalled();
  expect(editor.isDirty()).toBe(false);
  expect(draft()).toBeUndefined();
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
