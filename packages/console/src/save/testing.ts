import { vi } from "vitest";
import { createDraftStore } from "../drafts/draft-store.ts";
import type { Draft } from "../drafts/draft.ts";
import { createFieldEditor, type Merge, type Saved, type Snapshot } from "./field-editor.ts";

const version = (n: number) => `2026-03-01T00:00:${String(n).padStart(2, "0")}Z`;
/** A value, and in which second of 1 March 2026 it was saved. */
export const at = (value: string, n: number): Snapshot<string> => ({ value, version: version(n) });
/** A failure that may pass. */
export const down = new Error("down");

/** A browser with a disk, and a server that holds one field. Needs fake timers. */
export function setUp(
  disk = new Map<string, unknown>(),
  initial = at("server", 1),
  reread?: () => Promise<Snapshot<string>>,
  merge?: Merge<string>,
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
    merge,
    mayPass: (error) => error === down,
  });
  const draft = () => disk.get("k") as Draft<string> | undefined;
  return { disk, draft, editor, save };
}

/** Lets time pass, in milliseconds. */
export const tick = (ms: number) => vi.advanceTimersByTimeAsync(ms);
