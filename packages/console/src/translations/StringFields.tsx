import { Button } from "@gift-console/ui/button/Button.tsx";
import { IconButton } from "@gift-console/ui/button/IconButton.tsx";
import { FieldRow } from "@gift-console/ui/form/FieldRow.tsx";
import { TextArea } from "@gift-console/ui/text-area/TextArea.tsx";
import { TextField } from "@gift-console/ui/text-field/TextField.tsx";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFieldArray } from "react-hook-form";
import { FormField } from "../forms/FormField.tsx";
import type { GraphForm } from "../forms/use-graph-form.ts";
import { checkLocale, type TranslationValues } from "./translation-form.ts";

/** The texts of a translation, one field per locale, and a way to add a locale. */
export function StringFields({ form }: { readonly form: GraphForm<TranslationValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "strings" });
  const [locale, setLocale] = useState("");
  const [error, setError] = useState<string>();
  /** The locale just added; its field waits for the text. */
  const [fresh, setFresh] = useState<string>();
  const add = () => {
    const name = locale.trim();
    const values = form.getValues();
    const added = { locale: name, localizedText: "" };
    const verdict = checkLocale(name, { ...values, strings: [...values.strings, added] });
    setError(verdict === true ? undefined : verdict);
    if (verdict !== true) return;
    append(added, { shouldFocus: false });
    setFresh(name);
    setLocale("");
  };
  return (
    <>
      {fields.map((field, at) => (
        <FormField key={field.id} form={form} name={`strings.${at}.localizedText`}>
          {(text) => (
            <FieldRow
              action={
                <IconButton
                  icon={Trash2}
                  label={`Remove ${field.locale}`}
                  onPress={() => remove(at)}
                />
              }
            >
              <TextArea
                {...text}
                label={field.locale}
                minRows={1}
                maxRows={8}
                takesFocus={field.locale === fresh}
              />
            </FieldRow>
          )}
        </FormField>
      ))}
      <FieldRow
        action={
          <Button icon={Plus} onPress={add}>
            Add locale
          </Button>
        }
      >
        <TextField
          label={fields.length === 0 ? "First locale" : "Another locale"}
          placeholder="pt-BR"
          isMono
          value={locale}
          onChange={setLocale}
          onEnter={add}
          error={error}
        />
      </FieldRow>
    </>
  );
}
