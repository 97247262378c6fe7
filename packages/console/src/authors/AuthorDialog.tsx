import { TextArea } from "@gift-console/ui/text-area/TextArea.tsx";
import { TextField } from "@gift-console/ui/text-field/TextField.tsx";
import { useState } from "react";
import { FormDialog } from "../forms/FormDialog.tsx";
import { FormField } from "../forms/FormField.tsx";
import { addressRule, nameRule } from "../forms/rules.ts";
import { useGraphForm } from "../forms/use-graph-form.ts";
import { authorValues, type AuthorValues } from "./author-form.ts";
import type { ListedAuthor } from "./authors-query.ts";
import { useAuthorChanges } from "./use-author-changes.ts";

interface AuthorDialogProps {
  readonly siteId: number;
  /** The author to change; null to create one. */
  readonly author: ListedAuthor | null;
  readonly onClose: () => void;
}

/** Creates an author of a site, or changes one. */
export function AuthorDialog({ siteId, author, onClose }: AuthorDialogProps) {
  // What is loaded meanwhile must not look like an edit of this form.
  const [base] = useState(author);
  const { save } = useAuthorChanges(siteId);
  const form = useGraphForm<AuthorValues>({
    defaultValues: authorValues(base),
    async send(values) {
      await save(base, values);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={base ? `Edit ${base.name}` : "New author"}
      description="Readers see the name, the portrait and the biography below an article."
      submitLabel={base ? "Save author" : "Create author"}
      needsChange={base !== null}
      onClose={onClose}
    >
      <FormField form={form} name="name" rules={nameRule}>
        {(field) => <TextField {...field} label="Name" isRequired takesFocus maxLength={255} />}
      </FormField>
      <FormField
        form={form}
        name="bio"
        rules={{ maxLength: { value: 5000, message: "Use at most 5,000 characters." } }}
      >
        {(field) => <TextArea {...field} label="Biography" minRows={3} />}
      </FormField>
      <FormField form={form} name="avatar" rules={addressRule}>
        {(field) => (
          <TextField
            {...field}
            label="Portrait"
            type="url"
            maxLength={2048}
            placeholder="https://images.example.com/ana.jpg"
            description="The address of a square picture."
          />
        )}
      </FormField>
    </FormDialog>
  );
}
