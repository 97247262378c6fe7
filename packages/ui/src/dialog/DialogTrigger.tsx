import type { ReactNode } from "react";
import { DialogTrigger as AriaDialogTrigger } from "react-aria-components";

/** See {@link DialogTrigger}. */
export type DialogTriggerProps = {
  /** A button, then the Dialog or ConfirmDialog that it opens. */
  readonly children: ReactNode;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
};

/** Opens a dialog from a button; focus returns to the button. */
export function DialogTrigger({ children, isOpen, onOpenChange }: DialogTriggerProps) {
  return <AriaDialogTrigger {...{ isOpen, onOpenChange }}>{children}</AriaDialogTrigger>;
}
