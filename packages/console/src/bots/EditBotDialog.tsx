import { useState } from "react";
import { FormDialog } from "../forms/FormDialog.tsx";
import { PendingDialog } from "../forms/PendingDialog.tsx";
import { useFresh } from "../forms/use-fresh.ts";
import { useGraphForm } from "../forms/use-graph-form.ts";
import { BotFields } from "./BotFields.tsx";
import { botField, botValues, type BotValues } from "./bot-form.ts";
import { botSettingQuery, type StoredBot } from "./bots-query.ts";
import { useSaveBot } from "./use-save-bot.ts";

interface EditBotDialogProps {
  readonly id: number;
  readonly providers: readonly string[];
  readonly onClose: () => void;
}

/** Changes the setting of a bot, from how it is stored now. */
export function EditBotDialog({ id, providers, onClose }: EditBotDialogProps) {
  const { item, query } = useFresh(botSettingQuery({ id }), (data) => data.botSetting);
  if (!item) return <PendingDialog title="Edit bot" query={query} onClose={onClose} />;
  return <BotForm setting={item} providers={providers} onClose={onClose} />;
}

interface BotFormProps extends Pick<EditBotDialogProps, "providers" | "onClose"> {
  readonly setting: StoredBot;
}

function BotForm({ setting, providers, onClose }: BotFormProps) {
  // What is loaded meanwhile must not look like an edit of this form.
  const [base] = useState(setting);
  const save = useSaveBot(base);
  const form = useGraphForm<BotValues>({
    defaultValues: botValues(base),
    fieldOf: botField,
    async send(values) {
      await save(values);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={`Edit ${base.bot}`}
      submitLabel="Save settings"
      needsChange
      onClose={onClose}
    >
      <BotFields form={form} providers={providers} takesFocus />
    </FormDialog>
  );
}
