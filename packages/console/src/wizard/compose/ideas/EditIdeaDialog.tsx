import { Button } from "@gift-console/ui/button/Button.tsx";
import { TagInput } from "@gift-console/ui/tag-input/TagInput.tsx";
import { TextField } from "@gift-console/ui/text-field/TextField.tsx";
import { Controller } from "react-hook-form";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { FormField } from "../../../forms/FormField.tsx";
import { filled } from "../../../forms/rules.ts";
import { useGraphForm } from "../../../forms/use-graph-form.ts";
import { saves } from "../../../save/save-registry.ts";
import type { ComposeIdea } from "../compose-query.ts";
import { renameIdea, setIdeaKeywords } from "../idea-actions.ts";
import { useCompose } from "../use-compose.ts";
import { ideaChanges, ideaValues, type IdeaValues } from "./idea-form.ts";
import { withKeywords } from "./with-keywords.ts";

interface EditIdeaDialogProps {
  idea: ComposeIdea;
  /** Keywords of the idea's prompt, to take over. */
  promptKeywords: readonly string[];
  onClose: () => void;
}

/** Edits an idea's title and the keywords that its products are searched with. */
export function EditIdeaDialog({ idea, promptKeywords, onClose }: EditIdeaDialogProps) {
  const session = useCompose();
  const form = useGraphForm<IdeaValues>({
    defaultValues: ideaValues(idea),
    async send(values) {
      const { title, keywords } = ideaChanges(idea, values);
      if (title !== undefined) await saves.track(renameIdea(session, idea.id, title));
      if (keywords) await saves.track(setIdeaKeywords(session, idea.id, [...keywords]));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title="Edit idea" submitLabel="Save idea" needsChange onClose={onClose}>
      <FormField form={form} name="title" rules={filled("Enter a title.")}>
        {(field) => <TextField {...field} label="Title" isRequired takesFocus maxLength={255} />}
      </FormField>
      <Controller
        control={form.control}
        name="keywords"
        render={({ field, fieldState }) => {
          const taken = withKeywords(field.value, promptKeywords);
          return (
            <>
              <TagInput
                label="Keywords"
                description="The next search for products uses them."
                value={field.value}
                onChange={field.onChange}
                error={fieldState.error?.message}
              />
              <div>
                <Button
                  size="small"
                  disabledReason={
                    taken.length === field.value.length
                      ? "The prompt has no keyword that is missing here."
                      : undefined
                  }
                  onPress={() => field.onChange(taken)}
                >
                  Add the prompt's keywords
                </Button>
              </div>
            </>
          );
        }}
      />
    </FormDialog>
  );
}
