import { TextArea } from "@gift-console/ui/text-area/TextArea.tsx";
import { TextField } from "@gift-console/ui/text-field/TextField.tsx";
import { useState } from "react";
import { FormDialog } from "../forms/FormDialog.tsx";
import { FormField } from "../forms/FormField.tsx";
import { useGraphForm } from "../forms/use-graph-form.ts";
import { keyPatch, keyPattern, toKey, type KeyFormValues } from "./key-form.ts";
import type { ListedKey } from "./translations-query.ts";
import { useTranslationChanges } from "./use-translation-changes.ts";

interface KeyDialogProps {
  /** The key to change; null to create one. */
  readonly stored: ListedKey | null;
  readonly onClose: () => void;
}

/** Creates a key, or changes its name and description. */
export function KeyDialog({ stored, onClose }: KeyDialogProps) {
  // What is loaded meanwhile must not look like an edit of this form.
  const [base] = useState(stored);
  const { createKey, saveKey } = useTranslationChanges();
  const form = useGraphForm<KeyFormValues>({
    defaultValues: { key: base?.key ?? "", description: base?.description ?? "" },
    async send(values) {
      if (base) await saveKey(base.id, keyPatch(base, values));
      else await createKey(toKey(values));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={base ? `Edit ${base.key}` : "New key"}
      submitLabel={base ? "Save key" : "Create key"}
      needsChange={base !== null}
      onClose={onClose}
    >
      <FormField
        form={form}
        name="key"
        rules={{
          required: "Enter a key.",
          pattern: {
            value: keyPattern,
            message: "Use letters, digits, dots, hyphens and underscores.",
          },
        }}
      >
        {(field) => (
          <TextField
            {...field}
            label="Key"
            description={
              base
                ? "The sites look the text up by this name: change it there as well."
                : "The sites look the text up by this name."
            }
            placeholder="nav.about"
            isRequired
            isMono
            takesFocus
            maxLength={255}
          />
        )}
      </FormField>
      <FormField form={form} name="description">
        {(field) => (
          <TextArea {...field} label="Description" description="Where the text is shown." />
        )}
      </FormField>
    </FormDialog>
  );
}
