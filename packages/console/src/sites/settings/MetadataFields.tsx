import { Button } from "@gift-console/ui/button/Button.tsx";
import { IconButton } from "@gift-console/ui/button/IconButton.tsx";
import { FieldRow } from "@gift-console/ui/form/FieldRow.tsx";
import { FormGrid } from "@gift-console/ui/form/FormGrid.tsx";
import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { TextArea } from "@gift-console/ui/text-area/TextArea.tsx";
import { TextField } from "@gift-console/ui/text-field/TextField.tsx";
import { Braces, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { FormField } from "../../forms/FormField.tsx";
import type { GraphForm } from "../../forms/use-graph-form.ts";
import { checkKey, checkValue, type MetadataRow } from "./metadata-rows.ts";
import type { SiteValues } from "./site-form.ts";

/** The metadata of a site, a row per key, and a way to add one. */
export function MetadataFields({ form }: { readonly form: GraphForm<SiteValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "metadata" });
  const rows = useWatch({ control: form.control, name: "metadata" });
  /** How many rows there were before one was added; its key then takes the focus. */
  const [fresh, setFresh] = useState<number | null>(null);
  const add = (kind: MetadataRow["kind"]) => {
    setFresh(fields.length);
    append({ key: "", kind, value: "" }, { shouldFocus: false });
  };
  return (
    <Stack>
      {fields.map((field, at) => (
        <FieldRow
          key={field.id}
          isLabelHidden
          action={
            <IconButton
              icon={Trash2}
              label={`Remove ${rows[at]?.key || `key ${at + 1}`}`}
              onPress={() => remove(at)}
            />
          }
        >
          <FormGrid>
            <FormField
              form={form}
              name={`metadata.${at}.key`}
              rules={{ validate: (_, values) => checkKey(values.metadata, at) }}
            >
              {(text) => (
                <TextField
                  {...text}
                  label={`Key ${at + 1}`}
                  hideLabel
                  isMono
                  placeholder="key"
                  takesFocus={at === fresh}
                />
              )}
            </FormField>
            <FormField
              form={form}
              name={`metadata.${at}.value`}
              rules={{ validate: (value) => checkValue({ kind: field.kind, value }) }}
            >
              {(text) => (
                <TextArea
                  {...text}
                  label={`Value of ${rows[at]?.key || `key ${at + 1}`}`}
                  hideLabel
                  isMono={field.kind === "json"}
                  placeholder={field.kind === "json" ? "JSON" : "text"}
                  minRows={1}
                  maxRows={field.kind === "json" ? 12 : 6}
                />
              )}
            </FormField>
          </FormGrid>
        </FieldRow>
      ))}
      <Inline>
        <Button icon={Plus} onPress={() => add("text")}>
          Add text
        </Button>
        <Button icon={Braces} onPress={() => add("json")}>
          Add JSON
        </Button>
      </Inline>
    </Stack>
  );
}
