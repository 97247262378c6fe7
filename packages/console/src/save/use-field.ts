import { useEffect, useInsertionEffect, useState, useSyncExternalStore } from "react";
import { drafts } from "../drafts/draft-store.ts";
import { mayPass } from "../graph/graph-error.ts";
import {
  createFieldEditor,
  type FieldState,
  type Merge,
  type Saved,
  type Snapshot,
} from "./field-editor.ts";
import { saves } from "./save-registry.ts";

/** One field that saves itself. */
export interface FieldOptions<T> {
  /** Made by draftKey, of the entity's id and the field's name. */
  draftKey: string;
  /** The field as the query shows it now. */
  server: Snapshot<T>;
  /** Saves the value. @returns the field as the change's reply shows it */
  save: (value: T) => Promise<Saved<T>>;
  /** Asks what the server has now, so that a change made elsewhere is shown and not overwritten. */
  reread?: () => Promise<Snapshot<T>>;
  /** For values of several parts: lays two changes over each other. The same function always. */
  merge?: Merge<T>;
}

/** A field being edited, and what can be done with it. */
export interface Field<T> extends FieldState<T> {
  edit: (value: T) => void;
  resolve: (keep: "mine" | "theirs") => void;
  settleDraft: (keep: "draft" | "server") => void;
  /** Saves now, as before going on. @returns whether it is saved */
  flush: () => Promise<boolean>;
}

/**
 * Edits one field of an entity: a draft in this browser at once, the server after a rest. Unsaved
 * text survives a reload, a crash, an ended session and a failed save.
 */
export function useField<T>({ draftKey, server, save, reread, merge }: FieldOptions<T>): Field<T> {
  const make = () => ({
    draftKey,
    editor: createFieldEditor<T>({ key: draftKey, server, drafts, save, reread, merge, mayPass }),
  });
  const [held, setHeld] = useState(make);
  // Another entity is shown: its text must never reach the one before.
  const current = held.draftKey === draftKey ? held : make();
  if (current !== held) setHeld(current);
  const { editor } = current;
  const state = useSyncExternalStore(editor.subscribe, editor.get);

  useEffect(() => {
    void editor.start();
    const remove = saves.add({ ...editor, get: () => editor.get().save });
    return () => {
      void editor.stop();
      remove();
    };
  }, [editor]);

  useInsertionEffect(() => editor.saveWith(save, reread), [editor, save, reread]);

  const { value, version } = server;
  useEffect(() => {
    editor.receive({ value, version });
  }, [editor, value, version]);

  const { edit, resolve, settleDraft, flush } = editor;
  return { ...state, edit, resolve, settleDraft, flush };
}
