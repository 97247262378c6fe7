import { Button } from "@gift-console/ui/button/Button.tsx";
import { Form } from "@gift-console/ui/form/Form.tsx";
import { FormFooter } from "@gift-console/ui/form/FormFooter.tsx";
import type { ReactNode } from "react";
import { useFormState, type FieldValues } from "react-hook-form";
import { FormFailure } from "./FormFailure.tsx";
import { SavedState } from "./SavedState.tsx";
import { useFocusInvalid } from "./use-focus-invalid.ts";
import type { GraphForm } from "./use-graph-form.ts";
import { useSaveKey } from "./use-save-key.ts";

interface PageFormProps<Values extends FieldValues> {
  readonly form: GraphForm<Values>;
  /** What the form is for: "Settings of imobiliarix". */
  readonly label: string;
  /** "Save settings". */
  readonly submitLabel: string;
  /** When it was last saved, milliseconds since 1970; null before anything was saved here. */
  readonly savedAt: number | null;
  readonly onDiscard: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form on a page. It is sent by its button or Ctrl+S, and its footer says whether it is saved. */
export function PageForm<Values extends FieldValues>(props: PageFormProps<Values>) {
  const { form, label, submitLabel, savedAt, onDiscard, children } = props;
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const submit = () => {
    if (isDirty && !isSubmitting) void form.submit();
  };
  useSaveKey(submit);
  useFocusInvalid(form, () => document.querySelector("main"));
  const nothing = isDirty ? undefined : "Nothing has been changed yet.";
  return (
    <Form label={label} onSubmit={submit}>
      <FormFailure failure={form.failure} />
      {children}
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
          {submitLabel}
        </Button>
        <Button onPress={onDiscard} disabledReason={isSubmitting ? "It is being saved." : nothing}>
          Discard changes
        </Button>
      </FormFooter>
    </Form>
  );
}
