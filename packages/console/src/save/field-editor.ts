import type { DraftStore } from "../drafts/draft-store.ts";
import { inspectDraft, isSame } from "../drafts/draft.ts";
import { createAutosave, type SaveState } from "./autosave.ts";

/** A value as the server has it. */
export interface Snapshot<T> {
  value: T;
  /** When its entity last changed (`updatedAt`, ISO 8601 in UTC), or null where the host does not say. */
  version: string | null;
}

/** Two changes of the same value laid over each other; the same twice where they do not clash. */
export interface Merged<T> {
  /** Both changes; where they clash, one's own. */
  mine: T;
  /** Both changes; where they clash, the other one. */
  theirs: T;
}

/** Lays two changes of `base` over each other. */
export type Merge<T> = (base: T, mine: T, theirs: T) => Merged<T>;

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
  /** Asks what the server has now, before each save: what somebody else changed meanwhile is not overwritten. */
  reread?: (() => Promise<Snapshot<T>>) | undefined;
  /** For values of several parts; without it two changes always clash. The same function always. */
  merge?: Merge<T> | undefined;
  mayPass: (error: unknown) => boolean;
}

/** Makes the editor of one field. */
export function createFieldEditor<T>(parts: FieldEditorParts<T>): FieldEditor<T> {
  const { key, drafts, merge = (_, mine, theirs) => ({ mine, theirs }) } = parts;
  const listeners = new Set<() => void>();
  let base = parts.server;
  let handedOver = parts.server;
  /** What the server had when the unsaved change began. */
  let since = base.value;
  let lastSent: { value: T } | null = null;
  let isTouched = false;
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
  const keepDraft = (value: T) => {
    void drafts.save(key, { value, base: since, changedAt: Date.now() });
  };
  /** Goes on from what somebody else saved. @returns whether the two changes clash */
  const meet = (server: Snapshot<T>): boolean => {
    // As long as a clash is not settled, it is one with everything that came since.
    const from = state.conflict ? since : base.value;
    const { mine, theirs } = merge(from, state.value, server.value);
    const isClash = !isSame(mine, theirs);
    base = server;
    if (!isClash) since = server.value;
    update({ value: mine, conflict: isClash ? { theirs } : null });
    keepDraft(mine);
    return isClash;
  };
  const isNews = ({ value }: Snapshot<T>) =>
    !isSame(value, base.value) &&
    !isSame(value, state.value) &&
    // Its own save, of which the reply is late or lost.
    !(lastSent && isSame(value, lastSent.value));
  /**
   * Right before every save, as the API takes no condition with a change. What somebody else saves
   * between the host's answer to this and its receipt of the change is not seen.
   * @throws Error where the server has something that clashes with the change
   */
  const checkServer = async () => {
    const server = await reread?.();
    if (server && !isOlder(server.version, base.version)) {
      if (isNews(server)) meet(server);
      else base = server;
    }
    // It may have been handed over meanwhile, too.
    if (state.conflict) throw new Error("It was changed elsewhere meanwhile.");
  };
  const autosave = createAutosave<T>({
    mayPass: parts.mayPass,
    save: async () => {
      await checkServer();
      // The latest, with what others changed beside it.
      const { value } = state;
      lastSent = { value };
      const { isRefused = false, ...saved } = await save(value);
      base = saved;
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
  const takeOver = (server: Snapshot<T>) => {
    base = server;
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
      const { mine, theirs } =
        finding.kind === "conflict"
          ? merge(draft.base, finding.value, base.value)
          : { mine: finding.value, theirs: finding.value };
      if (!isSame(mine, theirs)) {
        update({ value: mine, conflict: { theirs } });
        return;
      }
      update({ value: mine, restored: { over: base.value } });
      autosave.change(mine);
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
      // A page drawn anew hands over what it has, though a save may have gone beyond it.
      if (isSame(server, handedOver)) return;
      handedOver = server;
      // A reply that left the server before the last save is no news.
      if (isOlder(server.version, base.version)) return;
      if (isSame(server.value, base.value)) {
        base = server;
      } else if (!isDirty() || isSame(server.value, state.value)) {
        takeOver(server);
      } else if (!state.conflict && !isNews(server)) {
        base = server;
      } else if (meet(server)) {
        autosave.discard();
      } else {
        autosave.change(state.value);
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
