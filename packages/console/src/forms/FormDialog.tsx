import { Button } from "@gift-console/ui/button/Button.tsx";
import { ConfirmDialog } from "@gift-console/ui/confirm-dialog/ConfirmDialog.tsx";
import { Dialog } from "@gift-console/ui/dialog/Dialog.tsx";
import { DialogFooter } from "@gift-console/ui/dialog/DialogFooter.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useFormState, type FieldValues } from "react-hook-form";
import { FormFailure } from "./FormFailure.tsx";
import type { GraphForm } from "./use-graph-form.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useSaveKey } from "./use-save-key.ts";

interface FormDialogProps<Values extends FieldValues> {
  readonly form: GraphForm<Values>;
  readonly title: string;
  readonly description?: ReactNode;
  readonly size?: "small" | "medium" | "large";
  /** "Create feed", "Save feed". */
  readonly submitLabel: string;
  /** Nothing can be sent before something was changed, as where an existing thing is edited. */
  readonly needsChange?: boolean;
  /** Closes the dialog; also for the form's `send` to call at its end. */
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form in a dialog. It is sent by its button or Ctrl+S, and not closed over unsaved changes. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { form, title, description, size = "medium", submitLabel, onClose, children } = props;
  const { isDirty, isSubmitting, submitCount } = useFormState({ control: form.control });
  const [isClosing, setClosing] = useState(false);
  const guard = useLeaveGuard(isDirty && !isSubmitting);
  const element = useRef<HTMLFormElement>(null);
  const needsChange = (props.needsChange ?? false) && !isDirty;
  const submit = () => {
    if (!needsChange && !isSubmitting) void form.submit();
  };
  useSaveKey(submit);
  useEffect(() => {
    // After an attempt the first thing to correct has the focus.
    if (submitCount > 0 && !isSubmitting) focusInvalid(element.current);
  }, [submitCount, isSubmitting]);

  const close = () => {
    if (isDirty) setClosing(true);
    else onClose();
  };
  return (
    <>
      <Dialog
        title={title}
        description={description}
        size={size}
        isOpen
        onOpenChange={close}
        isLocked={isSubmitting}
      >
        <form
          ref={element}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Stack>
            <FormFailure failure={form.failure} />
            {children}
          </Stack>
          <DialogFooter>
            <Button
              onPress={close}
              disabledReason={isSubmitting ? "It is being saved." : undefined}
            >
              Cancel
            </Button>
            <Button
              variant="primary"
              type="submit"
              isPending={isSubmitting}
              disabledReason={needsChange ? "Nothing has been changed yet." : undefined}
            >
              {submitLabel}
            </Button>
          </DialogFooter>
        </form>
      </Dialog>
      <ConfirmDialog
        title="Discard your changes?"
        confirmLabel="Discard changes"
        cancelLabel="Go on editing"
        tone="danger"
        isOpen={isClosing || guard.isAsking}
        onOpenChange={() => {
          setClosing(false);
          if (guard.isAsking) guard.stay();
        }}
        onConfirm={() => {
          guard.release();
          if (guard.isAsking) guard.leave();
          else onClose();
        }}
      >
        They have not been saved. What was saved before is safe.
      </ConfirmDialog>
    </>
  );
}

function focusInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid] button")?.focus();
}
