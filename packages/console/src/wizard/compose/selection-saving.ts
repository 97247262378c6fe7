import type { DraftStore } from "../../drafts/draft-store.ts";
import { draftKey } from "../../drafts/draft-store.ts";
import { createAutosave, type Autosave } from "../../save/autosave.ts";
import { isRefusal } from "../frame/is-refusal.ts";
import type { SelectionStore, Statuses } from "./selection-store.ts";

/** What saving a selection depends on. */
export interface SelectionSavingParts {
  articleId: number;
  selection: SelectionStore;
  drafts: Pick<DraftStore, "load" | "save" | "remove">;
  send: (statuses: Statuses) => Promise<void>;
  mayPass: (error: unknown) => boolean;
  /** The server has these choices now. */
  onSaved: (statuses: Statuses) => void;
  /** The server refused these choices; the selection has gone back. */
  onRefused: (error: unknown, statuses: Statuses) => void;
}

/** Saves which products are selected, many choices in one call, and keeps a draft until then. */
export interface SelectionSaving extends Pick<
  Autosave<null>,
  "get" | "subscribe" | "flush" | "isDirty"
> {
  choose: (ids: readonly number[], isSelected: boolean) => void;
  /** Takes up the choices of an earlier visit that were never saved. */
  restore: () => Promise<void>;
}

/** Makes the saving of one article's selection. */
export function createSelectionSaving(parts: SelectionSavingParts): SelectionSaving {
  const { selection, drafts } = parts;
  const key = draftKey("article", parts.articleId, "selection");
  const keepDraft = async () => {
    const unsaved = selection.unsaved();
    if (unsaved.size === 0) await drafts.remove(key);
    else await drafts.save(key, { value: [...unsaved], base: [], changedAt: Date.now() });
  };
  const autosave = createAutosave<null>({
    mayPass: parts.mayPass,
    async save() {
      const sent = selection.take();
      try {
        if (sent.size > 0) await parts.send(sent);
        selection.settle("saved");
        if (sent.size > 0) parts.onSaved(sent);
      } catch (error) {
        const isRefused = isRefusal(error);
        selection.settle(isRefused ? "refused" : "kept");
        if (!isRefused) throw error;
        parts.onRefused(error, sent);
      } finally {
        await keepDraft();
      }
    },
  });
  const choose = (ids: readonly number[], isSelected: boolean) => {
    selection.choose(ids, isSelected);
    void keepDraft();
    autosave.change(null);
  };
  return {
    get: autosave.get,
    subscribe: autosave.subscribe,
    flush: autosave.flush,
    isDirty: autosave.isDirty,
    choose,
    async restore() {
      const draft = await drafts.load<[number, boolean][]>(key);
      for (const [id, isSelected] of draft?.value ?? []) {
        // What was chosen on this visit counts more.
        if (!selection.unsaved().has(id)) choose([id], isSelected);
      }
    },
  };
}
