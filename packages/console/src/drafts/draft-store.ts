import { createStore, del, delMany, entries, get, set, type UseStore } from "idb-keyval";
import { log } from "../log.ts";
import { draftLifeMs, type Draft } from "./draft.ts";

/**
 * Keeps drafts across reloads, crashes and ended sessions. Never fails: where the browser refuses,
 * drafts live as long as the page.
 */
export interface DraftStore {
  load: <T>(key: string) => Promise<Draft<T> | undefined>;
  save: <T>(key: string, draft: Draft<T>) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Removes drafts that nobody has touched for thirty days. */
  prune: (now: number) => Promise<void>;
}

/** Where drafts are kept; the functions of idb-keyval. */
export interface DraftDatabase {
  get: (key: string) => Promise<unknown>;
  set: (key: string, draft: unknown) => Promise<void>;
  del: (key: string) => Promise<void>;
  entries: () => Promise<[string, unknown][]>;
  delMany: (keys: string[]) => Promise<void>;
}

/** The key of one field's draft, as in `product/204/description`. */
export function draftKey(entity: string, id: number | string, field: string): string {
  return `${entity}/${id}/${field}`;
}

/** Makes a store over a database. */
export function createDraftStore(database: DraftDatabase): DraftStore {
  const memory = new Map<string, unknown>();
  const attempt = async <T>(task: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await task();
    } catch (error) {
      log("Drafts cannot be kept in this browser.", error);
      return otherwise;
    }
  };
  return {
    async load<T>(key: string) {
      const kept = memory.get(key) ?? (await attempt(() => database.get(key), undefined));
      return isDraft(kept) ? (kept as Draft<T>) : undefined;
    },
    async save(key, draft) {
      memory.set(key, draft);
      await attempt(() => database.set(key, draft), undefined);
    },
    async remove(key) {
      memory.delete(key);
      await attempt(() => database.del(key), undefined);
    },
    async prune(now) {
      const kept = await attempt(() => database.entries(), []);
      const old = kept.filter(
        ([, draft]) => !isDraft(draft) || now - draft.changedAt > draftLifeMs,
      );
      if (old.length > 0) await attempt(() => database.delMany(old.map(([key]) => key)), undefined);
    },
  };
}

/** The drafts of this browser, in IndexedDB. */
export const drafts = createDraftStore(indexedDbDrafts());
if (typeof indexedDB !== "undefined") void drafts.prune(Date.now());

function indexedDbDrafts(): DraftDatabase {
  let opened: UseStore | undefined;
  // Opened on first use: where IndexedDB is missing, opening throws.
  const store = () => (opened ??= createStore("gift-console", "drafts"));
  return {
    get: async (key) => get<unknown>(key, store()),
    set: async (key, draft) => set(key, draft, store()),
    del: async (key) => del(key, store()),
    entries: async () => entries<string, unknown>(store()),
    delMany: async (keys) => delMany(keys, store()),
  };
}

function isDraft(value: unknown): value is Draft<unknown> {
  return (
    typeof value === "object" &&
    value !== null &&
    "value" in value &&
    "base" in value &&
    "changedAt" in value &&
    typeof value.changedAt === "number"
  );
}
