import type { DraftStore } from "../drafts/draft-store.ts";
import { inspectDraft, isSame } from "../drafts/draft.ts";
import { createAutosave, type SaveState } from "./autosave.ts";

/** A value as the server has it. */
export interface Snapshot<T> {
  value: T;
  /** When its entity last changed (`updatedAt`, ISO 8601 in UTC), or null where the host does not say. */
  version: string | null;
}

/** How long what is known of the server counts before a save, in milliseconds. */
export const knownMs = 5_000;

/** How a save ended. */
export interface Saved<T> extends Snapshot<T> {
  /** The server will never take the value: its own takes its place, unless one was edited meanwhile. */
  isRefused?: boolean;
}

/** One field being edited. */
export interface FieldState<T> {
  /** What to show: the operator's own value as long as it is not saved. */
  value: T;
  save: SaveState;
  /** Set when someone else changed the field meanwhile; nothing is saved until it is settled. */
  conflict: { theirs: T } | null;
  /** Set when the value comes from a draft of an earlier visit, until that is settled. */
  restored: { over: T } | null;
}

/** Edits one field: keeps drafts, saves by itself, never overwrites what is being typed. */
export interface FieldEditor<T> {
  get: () => FieldState<T>;
  subscribe: (listener: () => void) => () => void;
  /** Looks for a draft of an earlier visit. */
  start: () => Promise<void>;
  /** Saves once more and then rests: the next visit has an editor of its own, and the draft. */
  stop: () => Promise<void>;
  /** Replaces how the value is saved, and read before that, from now on. */
  saveWith: (save: FieldEditorParts<T>["save"], reread?: FieldEditorParts<T>["reread"]) => void;
  edit: (value: T) => void;
  /** Hands over what the server has now. */
  receive: (server: Snapshot<T>) => void;
  /** Settles a conflict, by saving one's own value or taking theirs. */
  resolve: (keep: "mine" | "theirs") => void;
  /** Settles a restored draft, by keeping it or going back to what the server had then. */
  settleDraft: (keep: "draft" | "server") => void;
  /** Saves now. @returns whether everything is saved */
  flush: () => Promise<boolean>;
  isDirty: () => boolean;
}

/** What an editor is made of. */
export interface FieldEditorParts<T> {
  /** Made by draftKey; one per field of one entity. */
  key: string;
  server: Snapshot<T>;
  drafts: DraftStore;
  /** Saves the value. @returns the field as the server has it then */
  save: (value: T) => Promise<Saved<T>>;
  /** Asks what the server has now. Given, nothing that somebody else changed meanwhile is overwritten. */
  reread?: (() => Promise<Snapshot<T>>) | undefined;
  mayPass: (error: unknown) => boolean;
}

/** Makes the editor of one field. */
export function createFieldEditor<T>(parts: FieldEditorParts<T>): FieldEditor<T> {
  const { key, drafts } = parts;
  const listeners = new Set<() => void>();
  let base = parts.server;
  /** What the server had when the unsaved change began. */
  let since = base.value;
  let lastSent: { value: T } | null = null;
  let isTouched = false;
  let knownAt = Date.now();
  let { save, reread } = parts;
  let state: FieldState<T> = {
    value: base.value,
    save: { status: "idle" },
    conflict: null,
    restored: null,
  };

  const update = (change: Partial<FieldState<T>>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const know = (server: Snapshot<T>) => {
    base = server;
    knownAt = Date.now();
  };
  /** @throws Error where the server has something that nobody here has seen */
  const checkServer = async (value: T) => {
    if (!reread || Date.now() - knownAt < knownMs) return;
    const server = await reread();
    const isNews = !isSame(server.value, base.value) && !isSame(server.value, value);
    if (isOlder(server.version, base.version)) return;
    know(server);
    if (isNews) update({ conflict: { theirs: server.value } });
    // It may have been handed over meanwhile, too.
    if (state.conflict) throw new Error("It was changed elsewhere meanwhile.");
  };
  const autosave = createAutosave<T>({
    mayPass: parts.mayPass,
    save: async (value) => {
      await checkServer(value);
      lastSent = { value };
      const { isRefused = false, ...saved } = await save(value);
      know(saved);
      since = saved.value;
      // Something was typed meanwhile: it is saved next.
      if (!isSame(state.value, value)) return;
      // The value stays as typed, even where the server has tidied it: no text moves under the caret.
      if (isRefused) update({ value: saved.value, restored: null });
      await drafts.remove(key);
    },
  });
  autosave.subscribe(() => update({ save: autosave.get() }));

  const flush = async () => (state.conflict ? false : autosave.flush());
  const isDirty = () => autosave.isDirty() || state.conflict !== null;
  const keepDraft = (value: T) => {
    void drafts.save(key, { value, base: since, changedAt: Date.now() });
  };
  const takeOver = (server: Snapshot<T>) => {
    know(server);
    since = server.value;
    lastSent = null;
    autosave.discard();
    void drafts.remove(key);
    update({ value: server.value, conflict: null, restored: null });
  };
  const edit = (value: T) => {
    isTouched = true;
    update({ value });
    keepDraft(value);
    if (!state.conflict) autosave.change(value);
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start() {
      const draft = await drafts.load<T>(key);
      const finding = inspectDraft(draft, base.value);
      // What is typed now counts more than what was typed then.
      if (isTouched) return;
      if (!draft || finding.kind === "none") {
        await drafts.remove(key);
        return;
      }
      isTouched = true;
      since = draft.base;
      const { kind, value } = finding;
      if (kind === "conflict") {
        update({ value, conflict: { theirs: base.value } });
        return;
      }
      update({ value, restored: { over: base.value } });
      autosave.change(value);
    },
    async stop() {
      if (!(await flush())) autosave.discard();
    },
    saveWith(nextSave, nextReread) {
      save = nextSave;
      reread = nextReread;
    },
    edit,
    receive(server) {
      // A reply that left the server before the last save is no news.
      if (isOlder(server.version, base.version)) return;
      if (isSame(server.value, base.value)) {
        know(server);
      } else if (!isDirty() || isSame(server.value, state.value)) {
        takeOver(server);
      } else if (!state.conflict && lastSent && isSame(server.value, lastSent.value)) {
        // Its own save, seen before the reply to it.
        know(server);
      } else {
        autosave.discard();
        know(server);
        update({ conflict: { theirs: server.value } });
      }
    },
    resolve(keep) {
      if (!state.conflict) return;
      const { theirs } = state.conflict;
      if (keep === "theirs" && isSame(theirs, base.value)) {
        takeOver(base);
        return;
      }
      const value = keep === "mine" ? state.value : theirs;
      since = base.value;
      update({ value, conflict: null });
      keepDraft(value);
      autosave.change(value);
    },
    settleDraft(keep) {
      const { restored } = state;
      update({ restored: null });
      if (restored && keep === "server") edit(restored.over);
    },
    flush,
    isDirty,
  };
}

function isOlder(version: string | null, than: string | null): boolean {
  return version !== null && than !== null && version < than;
}
