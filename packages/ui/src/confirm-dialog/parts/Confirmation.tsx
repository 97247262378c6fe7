import { CircleAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import { ButtonContext, Text } from "react-aria-components";
import { Button } from "../../button/Button.tsx";
import { DialogFooter } from "../../dialog/DialogFooter.tsx";
import { Icon } from "../../icon/Icon.tsx";
import { TextField } from "../../text-field/TextField.tsx";
import { visuallyHidden } from "../../theme/a11y.css.ts";
import type { ConfirmDialogProps } from "../ConfirmDialog.tsx";
import * as styles from "../ConfirmDialog.css.ts";
import { failureText } from "../failure-text.ts";

type ConfirmationProps = Omit<ConfirmDialogProps, "title" | "isOpen" | "onOpenChange"> & {
  readonly isPending: boolean;
  readonly onPendingChange: (isPending: boolean) => void;
  readonly onClose: () => void;
};

/** The safe answer has focus first. */
const withFocus = { autoFocus: true };

/** The inside of a ConfirmDialog; it forgets what was typed when the dialog closes. */
export function Confirmation({
  children,
  confirmLabel,
  cancelLabel = "Cancel",
  onConfirm,
  tone = "accent",
  typedConfirmation,
  isPending,
  onPendingChange,
  onClose,
}: ConfirmationProps) {
  const [typed, setTyped] = useState("");
  const [failure, setFailure] = useState<string>();
  const isMissing = typedConfirmation !== undefined && typed.trim() !== typedConfirmation;

  const confirm = async (form: HTMLFormElement) => {
    const before = form.ownerDocument.activeElement;
    setFailure(undefined);
    try {
      const running = onConfirm();
      if (running instanceof Promise) {
        // Nothing inside can be used now; the dialog holds the focus, as if it had just opened.
        form.closest<HTMLElement>("[role=alertdialog]")?.focus();
        onPendingChange(true);
      }
      await running;
      onPendingChange(false);
      onClose();
    } catch (reason) {
      flushSync(() => {
        setFailure(failureText(reason));
        onPendingChange(false);
      });
      if (before instanceof HTMLElement) before.focus();
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isMissing && !isPending) void confirm(event.currentTarget);
  };

  return (
    <form onSubmit={submit} noValidate>
      <div className={styles.content}>
        {children && (
          <Text slot="description" elementType="div" className={styles.consequence}>
            {children}
          </Text>
        )}
        {typedConfirmation !== undefined && (
          <TextField
            label={`Type “${typedConfirmation}” to confirm`}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            isReadOnly={isPending}
            takesFocus
          />
        )}
        {failure && (
          <div role="alert" className={styles.failure}>
            <Icon icon={CircleAlert} />
            {failure}
          </div>
        )}
        <output className={visuallyHidden}>{isPending ? "Working" : ""}</output>
      </div>
      <DialogFooter>
        <ButtonContext value={typedConfirmation === undefined ? withFocus : null}>
          <Button
            onPress={onClose}
            disabledReason={isPending ? "It is already running." : undefined}
          >
            {cancelLabel}
          </Button>
        </ButtonContext>
        <Button
          type="submit"
          variant="primary"
          tone={tone}
          isPending={isPending}
          disabledReason={isMissing ? `Type “${typedConfirmation}” first.` : undefined}
        >
          {confirmLabel}
        </Button>
      </DialogFooter>
    </form>
  );
}
