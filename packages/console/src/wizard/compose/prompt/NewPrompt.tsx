import { Button } from "@gift-console/ui/button/Button.tsx";
import { Card } from "@gift-console/ui/card/Card.tsx";
import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { TextArea } from "@gift-console/ui/text-area/TextArea.tsx";
import { useState } from "react";
import { attempt } from "../../frame/attempt.ts";
import { useDraftText } from "../../frame/use-draft-text.ts";
import { addPrompt } from "../prompt-actions.ts";
import { useCompose } from "../use-compose.ts";

interface NewPromptProps {
  /** The article has no prompt yet. */
  isFirst: boolean;
  onClose: () => void;
}

/** Asks for a prompt: what everything else of the article begins with. */
export function NewPrompt({ isFirst, onClose }: NewPromptProps) {
  const session = useCompose();
  const draft = useDraftText("article", session.articleId, "prompt");
  const [isPending, setPending] = useState(false);
  const text = draft.text.trim();
  const create = async () => {
    if (text === "" || isPending) return;
    setPending(true);
    const done = await attempt(
      addPrompt(session, text).then(() => true),
      "The prompt was not created",
    );
    setPending(false);
    if (!done) return;
    draft.clear();
    onClose();
  };
  return (
    <Card>
      <Stack gap="small">
        <TextArea
          label={isFirst ? "Prompt" : "Another prompt"}
          description="For whom, for which occasion, how much it may cost. Everything else begins with it."
          placeholder="Gifts for a dad who loves coffee, under 50 €"
          minRows={2}
          value={draft.text}
          onChange={draft.change}
          onSubmit={() => void create()}
          takesFocus={!isFirst}
          isReadOnly={isPending}
        />
        <Inline justify="end">
          {!isFirst && <Button onPress={onClose}>Cancel</Button>}
          <Button
            variant="primary"
            isPending={isPending}
            onPress={() => void create()}
            disabledReason={text === "" ? "Write a prompt first." : undefined}
          >
            Create prompt
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
