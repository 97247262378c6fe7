import { Button } from "@gift-console/ui/button/Button.tsx";
import { Card } from "@gift-console/ui/card/Card.tsx";
import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { TagInput } from "@gift-console/ui/tag-input/TagInput.tsx";
import { TextArea } from "@gift-console/ui/text-area/TextArea.tsx";
import { draftKey } from "../../../drafts/draft-store.ts";
import { useField } from "../../../save/use-field.ts";
import { FieldConflict } from "../../frame/FieldConflict.tsx";
import { RestoredNotice } from "../../frame/RestoredNotice.tsx";
import type { ComposePrompt } from "../compose-query.ts";
import { changePrompt, rereadPrompt } from "../prompt-actions.ts";
import { useCompose } from "../use-compose.ts";
import { PromptActions } from "./PromptActions.tsx";
import { useKeywords } from "./use-keywords.ts";

interface PromptCardProps {
  prompt: ComposePrompt;
  /** Its number where there are several. */
  number: number | null;
}

/** A prompt with its keywords, edited where they stand, and what can be made of them. */
export function PromptCard({ prompt, number }: PromptCardProps) {
  const session = useCompose();
  const { id, updatedAt } = prompt;
  const text = useField<string>({
    draftKey: draftKey("prompt", id, "prompt"),
    server: { value: prompt.prompt, version: updatedAt },
    save: async (value) => {
      if (value.trim() === "") throw new Error("An empty prompt is not saved.");
      const saved = await changePrompt(session, id, { prompt: value });
      return { value: saved.prompt, version: saved.updatedAt };
    },
    reread: async () => {
      const latest = await rereadPrompt(session, id);
      return { value: latest.prompt, version: latest.updatedAt };
    },
  });
  const keywords = useKeywords(prompt, text.flush);
  const isEmpty = text.value.trim() === "";
  const suffix = number === null ? "" : ` ${number}`;
  return (
    <Card>
      <Stack gap="small">
        <TextArea
          label={`Prompt${suffix}`}
          value={text.value}
          onChange={text.edit}
          onBlur={() => void text.flush()}
          minRows={1}
          error={isEmpty ? "A prompt needs some words; an empty one is not saved." : undefined}
        />
        <RestoredNotice noun="prompt" field={text} />
        <FieldConflict noun="prompt" field={text}>
          {(theirs) => theirs}
        </FieldConflict>
        <TagInput
          label={`Keywords${suffix}`}
          value={keywords.field.value}
          onChange={keywords.field.edit}
          placeholder="Add a keyword"
        />
        <Inline justify="between">
          <Inline>
            <PromptActions prompt={prompt} onBefore={text.flush} />
          </Inline>
          <Inline>
            <Button
              isPending={keywords.running === "extract"}
              onPress={() => void keywords.extract()}
            >
              Extract keywords
            </Button>
            <Button
              isPending={keywords.running === "clear"}
              disabledReason={
                keywords.field.value.length === 0 ? "There are no keywords." : undefined
              }
              onPress={() => void keywords.clear()}
            >
              Clear keywords
            </Button>
          </Inline>
        </Inline>
      </Stack>
    </Card>
  );
}
