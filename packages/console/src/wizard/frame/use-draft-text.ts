import { useEffect, useRef, useState } from "react";
import { draftKey, drafts } from "../../drafts/draft-store.ts";

/** A text that does not exist on the server yet, kept in this browser. */
export interface DraftText {
  text: string;
  change: (text: string) => void;
  /** Forgets it, once it exists. */
  clear: () => void;
}

/** Keeps a text of something that is yet to be created. Its draft is offered back after a reload. */
export function useDraftText(entity: string, id: number, field: string): DraftText {
  const key = draftKey(entity, id, field);
  const [text, setText] = useState("");
  const isTouched = useRef(false);
  useEffect(() => {
    let isGone = false;
    void drafts.load<string>(key).then((draft) => {
      if (draft && !isTouched.current && !isGone) setText(draft.value);
    });
    return () => {
      isGone = true;
    };
  }, [key]);
  const change = (next: string) => {
    isTouched.current = true;
    setText(next);
    void drafts.save(key, { value: next, base: "", changedAt: Date.now() });
  };
  const clear = () => {
    setText("");
    void drafts.remove(key);
  };
  return { text, change, clear };
}
