import { useState } from "react";
import { FormDialog } from "../forms/FormDialog.tsx";
import { PendingDialog } from "../forms/PendingDialog.tsx";
import { useFresh } from "../forms/use-fresh.ts";
import { useGraphForm } from "../forms/use-graph-form.ts";
import { translationField, translationValues, type TranslationValues } from "./translation-form.ts";
import { TranslationFields } from "./TranslationFields.tsx";
import { translationQuery, type ListedKey, type StoredTranslation } from "./translations-query.ts";
import { useTranslationChanges } from "./use-translation-changes.ts";

interface DialogProps {
  readonly keys: readonly ListedKey[];
  readonly sites: readonly { id: number; name: string }[];
  readonly onClose: () => void;
}

/** Changes a translation, from how it is stored now. */
export function EditTranslationDialog({ id, ...props }: DialogProps & { readonly id: number }) {
  const { item, query } = useFresh(translationQuery({ id }), (data) => data.translation);
  if (item) return <TranslationDialog stored={item} {...props} />;
  return <PendingDialog title="Edit translation" query={query} onClose={props.onClose} />;
}

interface TranslationDialogProps extends DialogProps {
  /** The translation to change; null to create one. */
  readonly stored: StoredTranslation | null;
  /** Whom a new one is for. */
  readonly siteId?: number;
}

/** Creates a translation, or changes its key, its site and its texts. */
export function TranslationDialog(props: TranslationDialogProps) {
  const { stored, siteId, keys, sites, onClose } = props;
  // What is loaded meanwhile must not look like an edit of this form.
  const [base] = useState(stored);
  const { create, save } = useTranslationChanges();
  const form = useGraphForm<TranslationValues>({
    defaultValues: base
      ? translationValues(base)
      : { keyId: "", siteId: siteId === undefined ? "" : String(siteId), strings: [] },
    fieldOf: translationField,
    async send(values) {
      if (base) await save(base, values);
      else await create(values);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={base ? `Edit ${base.key.key}` : "New translation"}
      submitLabel={base ? "Save translation" : "Create translation"}
      needsChange={base !== null}
      onClose={onClose}
    >
      <TranslationFields form={form} keys={keys} sites={sites} />
    </FormDialog>
  );
}
