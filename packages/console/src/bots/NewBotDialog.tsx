import { Select } from "@gift-console/ui/select/Select.tsx";
import { FormDialog } from "../forms/FormDialog.tsx";
import { FormField } from "../forms/FormField.tsx";
import { useGraphForm } from "../forms/use-graph-form.ts";
import { BotFields } from "./BotFields.tsx";
import { botField, botValues, type BotValues } from "./bot-form.ts";
import { useSaveBot } from "./use-save-bot.ts";

interface NewBotDialogProps {
  readonly bots: readonly string[];
  /** Bots that have a setting; whether they may have another is for the API to say. */
  readonly taken: ReadonlySet<string>;
  /** The bot that is chosen to begin with; empty for none. */
  readonly first: string;
  readonly providers: readonly string[];
  readonly onClose: () => void;
}

/** Creates the setting of a bot. */
export function NewBotDialog({ bots, taken, first, providers, onClose }: NewBotDialogProps) {
  const save = useSaveBot(null);
  const form = useGraphForm<BotValues>({
    defaultValues: { ...botValues(null), bot: first },
    fieldOf: botField,
    async send(values) {
      await save(values);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title="New bot settings"
      submitLabel="Create settings"
      onClose={onClose}
    >
      <FormField
        form={form}
        name="bot"
        rules={{ validate: (name) => name !== "" || "Choose a bot." }}
      >
        {(field) => (
          <Select
            {...field}
            label="Bot"
            isRequired
            takesFocus
            value={field.value || null}
            options={bots.map((bot) => ({
              id: bot,
              label: bot,
              ...(taken.has(bot) ? { description: "Has settings already" } : {}),
            }))}
          />
        )}
      </FormField>
      <BotFields form={form} providers={providers} />
    </FormDialog>
  );
}
