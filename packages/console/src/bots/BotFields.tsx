import { FormGrid } from "@gift-console/ui/form/FormGrid.tsx";
import { NumberField } from "@gift-console/ui/number-field/NumberField.tsx";
import { Select } from "@gift-console/ui/select/Select.tsx";
import { TextArea } from "@gift-console/ui/text-area/TextArea.tsx";
import { TextField } from "@gift-console/ui/text-field/TextField.tsx";
import { FormField } from "../forms/FormField.tsx";
import type { GraphForm } from "../forms/use-graph-form.ts";
import { checkRest, type BotValues } from "./bot-form.ts";

interface BotFieldsProps {
  readonly form: GraphForm<BotValues>;
  readonly providers: readonly string[];
  /** The focus is in the first field as soon as it is there, as in a dialog. */
  readonly takesFocus?: boolean;
}

const none = "none";

/** The fields of a bot's setting: providers, model, temperature, prompt and the rest as JSON. */
export function BotFields({ form, providers, takesFocus = false }: BotFieldsProps) {
  const choices = (current: string) =>
    Array.from(new Set([...providers, current]), (name) => ({ id: name, label: name })).filter(
      ({ id }) => id !== "",
    );
  return (
    <>
      <FormGrid>
        <FormField
          form={form}
          name="defaultProvider"
          rules={{ validate: (name) => name !== "" || "Choose a provider." }}
        >
          {(field) => (
            <Select
              {...field}
              label="Default provider"
              isRequired
              takesFocus={takesFocus}
              value={field.value || null}
              options={choices(field.value)}
            />
          )}
        </FormField>
        <FormField form={form} name="backupProvider">
          {(field) => (
            <Select
              {...field}
              label="Backup provider"
              description="Asked when the default one fails."
              value={field.value || none}
              onChange={(id) => field.onChange(id === none ? "" : id)}
              options={[{ id: none, label: "None" }, ...choices(field.value)]}
            />
          )}
        </FormField>
        <FormField form={form} name="model">
          {(field) => <TextField {...field} label="Model" isMono />}
        </FormField>
        <FormField form={form} name="temperature">
          {(field) => (
            <NumberField
              {...field}
              label="Temperature"
              description="0 repeats itself, 2 is wild. Empty leaves it to the provider."
              minValue={0}
              maxValue={2}
              step={0.1}
            />
          )}
        </FormField>
      </FormGrid>
      <FormField form={form} name="prompt">
        {(field) => <TextArea {...field} label="Prompt" minRows={4} maxRows={14} />}
      </FormField>
      <FormField form={form} name="rest" rules={{ validate: checkRest }}>
        {(field) => (
          <TextArea
            {...field}
            label="Other settings"
            description="JSON. A key that you take out is removed from the bot."
            isMono
            minRows={3}
            maxRows={12}
          />
        )}
      </FormField>
    </>
  );
}
