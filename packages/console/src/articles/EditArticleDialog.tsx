import { Checkbox } from "@gift-console/ui/checkbox/Checkbox.tsx";
import { FormSection } from "@gift-console/ui/form/FormSection.tsx";
import { TextField } from "@gift-console/ui/text-field/TextField.tsx";
import { useState } from "react";
import { FormDialog } from "../forms/FormDialog.tsx";
import { FormField } from "../forms/FormField.tsx";
import { useGraphForm } from "../forms/use-graph-form.ts";
import { articleValues, flagLabels, flags, type ArticleValues } from "./article-form.ts";
import { articleTitle } from "./article-list.ts";
import type { ListedArticle } from "./articles-query.ts";

interface EditArticleDialogProps {
  readonly article: ListedArticle;
  /** @throws what the call throws */
  readonly onSave: (article: ListedArticle, values: ArticleValues) => Promise<void>;
  readonly onClose: () => void;
}

/** Changes an article's title, and the flags that say what the wizard has made of it. */
export function EditArticleDialog({ article: shown, onSave, onClose }: EditArticleDialogProps) {
  // What is loaded meanwhile must not look like an edit of this form.
  const [article] = useState(shown);
  const form = useGraphForm<ArticleValues>({
    defaultValues: articleValues(article),
    async send(values) {
      await onSave(article, values);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={`Edit “${articleTitle(article)}”`}
      submitLabel="Save article"
      needsChange
      onClose={onClose}
    >
      <FormField form={form} name="title">
        {(field) => (
          <TextField
            {...field}
            label="Title"
            description="Empty leaves it to the bot that writes the article."
            maxLength={255}
            takesFocus
          />
        )}
      </FormField>
      <FormSection
        title="Flags"
        description="The steps of the wizard set them. Correct one that does not tell the truth."
      >
        {flags.map((flag) => (
          <FormField key={flag} form={form} name={flag}>
            {({ value, onChange, name, error }) => (
              <Checkbox
                name={name}
                error={error}
                label={flagLabels[flag]}
                isSelected={value}
                onChange={onChange}
              />
            )}
          </FormField>
        ))}
      </FormSection>
    </FormDialog>
  );
}
