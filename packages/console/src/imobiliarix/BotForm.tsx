import { FormSection } from "@gift-console/ui/form/FormSection.tsx";
import { Notice } from "@gift-console/ui/notice/Notice.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { BotFields } from "../bots/BotFields.tsx";
import { botField, botValues, type BotValues } from "../bots/bot-form.ts";
import { useSaveBot } from "../bots/use-save-bot.ts";
import { DiscardDialog } from "../forms/DiscardDialog.tsx";
import { PageForm } from "../forms/PageForm.tsx";
import { useGraphForm } from "../forms/use-graph-form.ts";
import { useLeaveGuard } from "../forms/use-leave-guard.ts";
import { imobiliarixQuery, type ImobiliarixSetting } from "./imobiliarix-query.ts";
import { imobiliarix } from "./served.ts";

interface BotFormProps {
  /** Null where the bot has none yet. */
  readonly setting: ImobiliarixSetting | null;
  readonly providers: readonly string[];
}

/** The bot's setting, edited in place; creates it where it is missing. */
export function BotForm({ setting, providers }: BotFormProps) {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(setting);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const save = useSaveBot(base);
  const form = useGraphForm<BotValues>({
    defaultValues: formOf(base),
    fieldOf: botField,
    async send(values) {
      await save(values);
      await queryClient.invalidateQueries({ queryKey: imobiliarixQuery.key });
      form.reset(values);
      setSavedAt(nowMs());
    },
  });
  const { reset } = form;
  const { isDirty, isSubmitting } = form.formState;
  // What is loaded while something is edited waits: its changes are told from where they began.
  if (setting !== base && !isDirty && !isSubmitting) setBase(setting);
  useEffect(() => reset(formOf(base)), [base, reset]);
  const guard = useLeaveGuard(isDirty && !isSubmitting);
  return (
    <PageForm
      form={form}
      label="Settings of imobiliarix"
      submitLabel={base === null ? "Create settings" : "Save settings"}
      savedAt={savedAt}
      onDiscard={() => reset(formOf(base))}
    >
      {base === null && (
        <Notice tone="warning" title="Imobiliarix has no settings yet">
          It cannot write before it has a provider. Choose one and create its settings.
        </Notice>
      )}
      <FormSection title="Settings">
        <BotFields form={form} providers={providers} />
      </FormSection>
      <DiscardDialog guard={guard} />
    </PageForm>
  );
}

const nowMs = () => Date.now();

function formOf(setting: ImobiliarixSetting | null): BotValues {
  return { ...botValues(setting), bot: imobiliarix };
}
