import { Button } from "@gift-console/ui/button/Button.tsx";
import { Form } from "@gift-console/ui/form/Form.tsx";
import { FormFooter } from "@gift-console/ui/form/FormFooter.tsx";
import { FormSection } from "@gift-console/ui/form/FormSection.tsx";
import { Notice } from "@gift-console/ui/notice/Notice.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { BotFields } from "../bots/BotFields.tsx";
import { botField, botValues, type BotValues } from "../bots/bot-form.ts";
import { useSaveBot } from "../bots/use-save-bot.ts";
import { DiscardDialog } from "../forms/DiscardDialog.tsx";
import { FormFailure } from "../forms/FormFailure.tsx";
import { SavedState } from "../forms/SavedState.tsx";
import { useGraphForm } from "../forms/use-graph-form.ts";
import { useLeaveGuard } from "../forms/use-leave-guard.ts";
import { useSaveKey } from "../forms/use-save-key.ts";
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
  const submit = () => {
    if (isDirty && !isSubmitting) void form.submit();
  };
  useSaveKey(submit);
  const nothing = isDirty ? undefined : "Nothing has been changed yet.";
  return (
    <Form label="Settings of imobiliarix" onSubmit={submit}>
      <FormFailure failure={form.failure} />
      {base === null && (
        <Notice tone="warning" title="Imobiliarix has no settings yet">
          It cannot write before it has a provider. Choose one and create its settings.
        </Notice>
      )}
      <FormSection title="Settings">
        <BotFields form={form} providers={providers} />
      </FormSection>
      <FormFooter
        aside={
          <SavedState
            isDirty={isDirty}
            isSaving={isSubmitting}
            hasFailed={form.failure !== null}
            savedAt={savedAt}
            onRetry={submit}
          />
        }
      >
        <Button variant="primary" type="submit" isPending={isSubmitting} disabledReason={nothing}>
          {base === null ? "Create settings" : "Save settings"}
        </Button>
        <Button onPress={() => reset(formOf(base))} disabledReason={nothing}>
          Discard changes
        </Button>
      </FormFooter>
      <DiscardDialog guard={guard} />
    </Form>
  );
}

const nowMs = () => Date.now();

function formOf(setting: ImobiliarixSetting | null): BotValues {
  return { ...botValues(setting), bot: imobiliarix };
}
