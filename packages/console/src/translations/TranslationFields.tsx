import { ComboBox } from "@gift-console/ui/combo-box/ComboBox.tsx";
import { Select } from "@gift-console/ui/select/Select.tsx";
import { FormField } from "../forms/FormField.tsx";
import type { GraphForm } from "../forms/use-graph-form.ts";
import { StringFields } from "./StringFields.tsx";
import type { TranslationValues } from "./translation-form.ts";
import type { ListedKey } from "./translations-query.ts";

interface TranslationFieldsProps {
  readonly form: GraphForm<TranslationValues>;
  readonly keys: readonly ListedKey[];
  readonly sites: readonly { id: number; name: string }[];
}

const shared = "shared";

/** The fields of a translation: which key, for whom, and its texts. */
export function TranslationFields({ form, keys, sites }: TranslationFieldsProps) {
  return (
    <>
      <FormField form={form} name="keyId" rules={{ required: "Choose a key." }}>
        {(field) => (
          <ComboBox
            {...field}
            label="Key"
            isRequired
            value={field.value || null}
            onChange={(id) => field.onChange(id ?? "")}
            options={keys.map(({ id, key, description }) => ({
              id: String(id),
              label: key,
              ...(description ? { description } : {}),
            }))}
          />
        )}
      </FormField>
      <FormField form={form} name="siteId">
        {(field) => (
          <Select
            {...field}
            label="For"
            value={field.value || shared}
            onChange={(id) => field.onChange(id === shared ? "" : id)}
            options={[
              { id: shared, label: "All sites" },
              ...sites.map(({ id, name }) => ({ id: String(id), label: name })),
            ]}
          />
        )}
      </FormField>
      <StringFields form={form} />
    </>
  );
}
