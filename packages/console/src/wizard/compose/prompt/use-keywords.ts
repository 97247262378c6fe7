import { toast } from "@gift-console/ui/toast/toast.ts";
import { useState } from "react";
import { draftKey } from "../../../drafts/draft-store.ts";
import { useField, type Field } from "../../../save/use-field.ts";
import { attempt } from "../../frame/attempt.ts";
import { count } from "../../frame/words.ts";
import type { ComposePrompt } from "../compose-query.ts";
import { changePrompt, extractKeywords, removeKeywords, rereadPrompt } from "../prompt-actions.ts";
import { mergeKeywords } from "./merge-keywords.ts";
import { useCompose } from "../use-compose.ts";

/** The keywords of a prompt, and what can be done to all of them. */
export interface PromptKeywords {
  field: Field<readonly string[]>;
  running: "extract" | "clear" | null;
  extract: () => Promise<void>;
  clear: () => Promise<void>;
}

/**
 * Edits the keywords of a prompt.
 * @param onBefore saves the prompt's text, before a bot reads it; returns whether it is saved
 */
export function useKeywords(
  prompt: ComposePrompt,
  onBefore: () => Promise<boolean>,
): PromptKeywords {
  const session = useCompose();
  const [running, setRunning] = useState<PromptKeywords["running"]>(null);
  const { id, updatedAt } = prompt;
  const field = useField<readonly string[]>({
    draftKey: draftKey("prompt", id, "keywords"),
    server: { value: prompt.keywords ?? [], version: updatedAt },
    save: async (value) => {
      const saved = await changePrompt(session, id, { keywords: [...value] });
      return { value: saved.keywords ?? [], version: saved.updatedAt };
    },
    reread: async () => {
      const latest = await rereadPrompt(session, id);
      return { value: latest.keywords ?? [], version: latest.updatedAt };
    },
    merge: mergeKeywords,
  });
  const run = async (what: "extract" | "clear", work: () => Promise<void>, failed: string) => {
    setRunning(what);
    const isSaved = (await onBefore()) && (await field.flush());
    const done = isSaved
      ? await attempt(
          work().then(() => true),
          failed,
        )
      : null;
    setRunning(null);
    return done === true;
  };
  return {
    field,
    running,
    extract: async () => {
      await run("extract", () => extractKeywords(session, id), "No keywords were extracted");
    },
    clear: async () => {
      const before = field.value;
      const isDone = await run(
        "clear",
        () => removeKeywords(session, prompt),
        "The keywords were not cleared",
      );
      if (!isDone) return;
      toast({
        title: `${count(before.length, "keyword")} cleared`,
        action: { label: "Undo", onPress: () => field.edit(before) },
      });
    },
  };
}
