import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Merge, Snapshot } from "./field-editor.ts";
import { at, down, setUp, tick } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

test("what was changed elsewhere is found out before the save, and shown instead of overwritten", async () => {
  const reread = vi.fn<() => Promise<Snapshot<string>>>(async () => at("theirs", 2));
  const { draft, editor, save } = setUp(new Map(), at("server", 1), reread);
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
});

test("theirs is taken over as the server has it", async () => {
  const { editor, save } = setUp(new Map(), at("server", 1), async () => at("theirs", 2));
  editor.edit("mine");
  await tick(800);
  editor.resolve("theirs");
  expect(editor.get()).toMatchObject({ value: "theirs", conflict: null, save: { status: "idle" } });
  await tick(60_000);
  expect(save).not.toHaveBeenCalled();
});

test("two who save within one rest are both heard: the second is shown what the first wrote", async () => {
  let server = at("server", 1);
  const person = () => {
    const { editor, save } = setUp(new Map(), server, async () => server);
    save.mockImplementation(async (value) => (server = at(value, 2)));
    return { editor, save };
  };
  const [one, two] = [person(), person()];
  one.editor.edit("one");
  await tick(1);
  two.editor.edit("two");
  await tick(800);
  expect(one.editor.get()).toMatchObject({ value: "one", save: { status: "saved" } });
  expect(two.save).not.toHaveBeenCalled();
  expect(two.editor.get()).toMatchObject({ value: "two", conflict: { theirs: "one" } });
  expect(server.value).toBe("one");
});

/** Every letter is a part of its own. */
const byLetter: Merge<string> = (base, mine, theirs) => {
  const pick = (prefer: string, other: string) =>
    Array.from(base, (letter, at) => (prefer[at] === letter ? other[at] : prefer[at])).join("");
  return { mine: pick(mine, theirs), theirs: pick(theirs, mine) };
};

test("changes of different parts are both kept and saved, without a question", async () => {
  const reread = vi.fn<() => Promise<Snapshot<string>>>(async () => at("abX", 2));
  const { draft, editor, save } = setUp(new Map(), at("abc", 1), reread, byLetter);
  editor.edit("Mbc");
  await tick(800);
  expect(save.mock.calls).toEqual([["MbX"]]);
  expect(editor.get()).toMatchObject({ value: "MbX", conflict: null, save: { status: "saved" } });
  expect(draft()).toBeUndefined();
});

test("handed over meanwhile, changes of different parts are both kept as well", async () => {
  const { draft, editor, save } = setUp(new Map(), at("abc", 1), undefined, byLetter);
  editor.edit("Mbc");
  editor.receive(at("abX", 2));
  expect(editor.get()).toMatchObject({ value: "MbX", conflict: null });
  await tick(0);
  expect(draft()).toMatchObject({ value: "MbX", base: "abX" });
  await tick(800);
  expect(save.mock.calls).toEqual([["MbX"]]);
});

test("only the part that both changed is asked about, and stays open until it is settled", async () => {
  const { editor, save } = setUp(new Map(), at("abc", 1), undefined, byLetter);
  editor.edit("Mbc");
  editor.receive(at("TbX", 2));
  expect(editor.get()).toMatchObject({ value: "MbX", conflict: { theirs: "TbX" } });
  editor.receive(at("TYX", 3));
  expect(editor.get()).toMatchObject({ value: "MYX", conflict: { theirs: "TYX" } });
  editor.resolve("mine");
  await tick(800);
  expect(save.mock.calls).toEqual([["MYX"]]);
});

test("a draft of one part is laid over what others changed meanwhile", async () => {
  const disk = new Map<string, unknown>([["k", { value: "Mbc", base: "abc", changedAt: 0 }]]);
  const { editor, save } = setUp(disk, at("abX", 2), undefined, byLetter);
  await editor.start();
  expect(editor.get()).toMatchObject({ value: "MbX", restored: { over: "abX" }, conflict: null });
  await tick(800);
  expect(save.mock.calls).toEqual([["MbX"]]);
});

test("its own save whose reply was lost is no change of somebody else", async () => {
  const reread = vi.fn<() => Promise<Snapshot<string>>>(async () => at("server", 1));
  const { editor, save } = setUp(new Map(), at("server", 1), reread);
  save.mockRejectedValueOnce(new Error("lost"));
  editor.edit("one");
  await tick(800);
  reread.mockResolvedValue(at("one", 2));
  editor.edit("two");
  await tick(800);
  expect(save.mock.calls).toEqual([["one"], ["two"]]);
  expect(editor.get().conflict).toBeNull();
});

test("each save asks anew; its own saves and a server that has not moved are no conflict", async () => {
  const reread = vi.fn<() => Promise<Snapshot<string>>>(async () => at("server", 1));
  const { editor, save } = setUp(new Map(), at("server", 1), reread);
  editor.edit("one");
  await tick(800);
  reread.mockResolvedValue(at("one", 2));
  editor.edit("two");
  await tick(800);
  expect(reread).toHaveBeenCalledTimes(2);
  expect(save.mock.calls).toEqual([["one"], ["two"]]);
  expect(editor.get()).toMatchObject({ value: "two", conflict: null });
});

test("a server that cannot be asked is not written to; the change waits and is tried again", async () => {
  const reread = vi.fn<() => Promise<Snapshot<string>>>().mockRejectedValueOnce(down);
  reread.mockResolvedValue(at("server", 1));
  const { editor, save } = setUp(new Map(), at("server", 1), reread);
  editor.edit("mine");
  await tick(800);
  expect(save).not.toHaveBeenCalled();
  expect(editor.get().save).toMatchObject({ status: "failed", error: down });
  await tick(5_000);
  expect(save.mock.calls).toEqual([["mine"]]);
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

test("a change from elsewhere that says the same ends the edit", async () => {
  const { editor, save, draft } = setUp();
  editor.edit("same");
  editor.receive(at("same", 2));
  await tick(60_000);
  expect(save).not.toHaveBeenCalled();
  expect(editor.isDirty()).toBe(false);
  expect(draft()).toBeUndefined();
});

test("what was handed over before, and is again by a page drawn between a save and its reply, is no news", async () => {
  const unversioned = (value: string) => ({ value, version: null });
  const { editor, save } = setUp(new Map(), unversioned("server"));
  let answer = () => {};
  save.mockImplementationOnce(
    (value) => new Promise((resolve) => (answer = () => resolve(unversioned(value)))),
  );
  editor.edit("one");
  await tick(800);
  editor.edit("two");
  answer();
  await tick(0);
  editor.receive(unversioned("server"));
  editor.receive(unversioned("one"));
  expect(editor.get()).toMatchObject({ value: "two", conflict: null });
  await tick(800);
  expect(save.mock.calls).toEqual([["one"], ["two"]]);
});
