import { Button } from "@gift-console/ui/button/Button.tsx";
import { Dialog } from "@gift-console/ui/dialog/Dialog.tsx";
import { DialogFooter } from "@gift-console/ui/dialog/DialogFooter.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { useRef, useState, type ReactNode } from "react";
import { useFormState, type FieldValues } from "react-hook-form";
import { DiscardDialog } from "./DiscardDialog.tsx";
import { FormFailure } from "./FormFailure.tsx";
import { useFocusInvalid } from "./use-focus-invalid.ts";
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
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const [isClosing, setClosing] = useState(false);
  const guard = useLeaveGuard(isDirty && !isSubmitting);
  const element = useRef<HTMLFormElement>(null);
  const needsChange = (props.needsChange ?? false) && !isDirty;
  const submit = () => {
    if (!needsChange && !isSubmitting) void form.submit();
  };
  useSaveKey(submit);
  useFocusInvalid(form, () => element.current);

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
      <DiscardDialog
        guard={{
          isAsking: isClosing || guard.isAsking,
          stay: () => {
            setClosing(false);
            if (guard.isAsking) guard.stay();
          },
          leave: guard.isAsking ? guard.leave : onClose,
          release: guard.release,
        }}
      />
    </>
  );
}
