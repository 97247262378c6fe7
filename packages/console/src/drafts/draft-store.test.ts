import { afterEach, expect, test, vi } from "vitest";
import { draftLifeMs } from "./draft.ts";
import { createDraftStore, draftKey, drafts, type DraftDatabase } from "./draft-store.ts";

const key = draftKey("product", 204, "description");
const draft = { value: "mine", base: "before", changedAt: 1000 };

afterEach(() => {
  vi.restoreAllMocks();
});

function mapDatabase(map: Map<string, unknown>): DraftDatabase {
  return {
    get: async (name) => map.get(name),
    set: async (name, value) => void map.set(name, value),
    del: async (name) => void map.delete(name),
    entries: async () => [...map],
    delMany: async (names) => names.forEach((name) => map.delete(name)),
  };
}

test("a draft outlives the page", async () => {
  const disk = new Map<string, unknown>();
  await createDraftStore(mapDatabase(disk)).save(key, draft);
  expect([...disk.keys()]).toEqual(["product/204/description"]);
  const afterReload = createDraftStore(mapDatabase(disk));
  await expect(afterReload.load(key)).resolves.toEqual(draft);
  await afterReload.remove(key);
  await expect(afterReload.load(key)).resolves.toBeUndefined();
  expect(disk.size).toBe(0);
});

test.for([null, "text", {}, { value: 1, base: 1 }, { value: 1, base: 1, changedAt: "x" }])(
  "rubbish (%o) counts as no draft",
  async (rubbish) => {
    const store = createDraftStore(mapDatabase(new Map([[key, rubbish]])));
    await expect(store.load(key)).resolves.toBeUndefined();
  },
);

test("drafts untouched for thirty days go, and so does rubbish", async () => {
  const now = draftLifeMs + 5000;
  const disk = new Map<string, unknown>([
    ["old", { ...draft, changedAt: 4999 }],
    ["kept", { ...draft, changedAt: 5000 }],
    ["rubbish", 7],
  ]);
  await createDraftStore(mapDatabase(disk)).prune(now);
  expect([...disk.keys()]).toEqual(["kept"]);
});

test("where the browser refuses, drafts live as long as the page, and it is logged", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  // Node has no IndexedDB, as a browser that refuses it.
  await drafts.save(key, draft);
  await expect(drafts.load(key)).resolves.toEqual(draft);
  await drafts.remove(key);
  await expect(drafts.load(key)).resolves.toBeUndefined();
  await drafts.prune(0);
  expect(logged).toHaveBeenCalled();
});
