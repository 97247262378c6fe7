import { type ReactNode, useState } from "react";
import { Dialog } from "../dialog/Dialog.tsx";
import { Confirmation } from "./parts/Confirmation.tsx";

/** See {@link ConfirmDialog}. */
export type ConfirmDialogProps = {
  /** The outcome as a question: "Delete 3 ideas?" */
  readonly title: string;
  /** What is lost and what is safe. */
  readonly children?: ReactNode;
  /** The outcome as an order, the same words as in the title: "Delete 3 ideas". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /**
   * Does it. While a promise is pending the dialog stays and is locked; when it is rejected the
   * dialog stays open and shows the error's message.
   */
  readonly onConfirm: () => void | Promise<unknown>;
  /** `danger` for what cannot be undone. */
  readonly tone?: "accent" | "danger";
  /** What must be typed first, for what destroys much: the name of the site. */
  readonly typedConfirmation?: string;
  /** Without it the DialogTrigger around it decides. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
};

/** Asks before something that cannot easily be undone. */
export function ConfirmDialog({
  title,
  isOpen,
  onOpenChange,
  ...confirmation
}: ConfirmDialogProps) {
  const [isPending, setPending] = useState(false);
  return (
    <Dialog
      title={title}
      role="alertdialog"
      size="small"
      isLocked={isPending}
      {...{ isOpen, onOpenChange }}
    >
      {({ close }) => (
        <Confirmation
          {...confirmation}
          isPending={isPending}
          onPendingChange={setPending}
          onClose={close}
        />
      )}
    </Dialog>
  );
}
