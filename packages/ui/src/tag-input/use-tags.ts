import { useState } from "react";
import { addTags, duplicateHint, splitTags } from "./tags.ts";

/** The text being typed into a TagInput and what can be done with it. */
export type TagsState = {
  readonly draft: string;
  /** What to tell about the last change; "" when there is nothing to tell. */
  readonly hint: string;
  /** Takes typed text; a comma completes what stands before it. */
  readonly type: (text: string) => void;
  /** Makes tags of a text, as on Enter, on paste and on leaving the field. */
  readonly add: (text: string) => void;
  readonly remove: (tag: string) => void;
};

/** The state of a TagInput around its controlled tags. */
export function useTags(
  tags: readonly string[],
  onChange: (tags: readonly string[]) => void,
): TagsState {
  const [draft, setDraft] = useState("");
  const [hint, setHint] = useState("");

  const add = (text: string) => {
    const result = addTags(tags, splitTags(text));
    setDraft("");
    setHint(duplicateHint(result.duplicates));
    if (result.added.length > 0) onChange(result.tags);
  };

  return {
    draft,
    hint,
    add,
    type: (text) => {
      if (/[,;]/.test(text)) {
        add(text);
      } else {
        setDraft(text);
        setHint("");
      }
    },
    remove: (tag) => {
      setHint(`“${tag}” removed.`);
      onChange(tags.filter((other) => other !== tag));
    },
  };
}
