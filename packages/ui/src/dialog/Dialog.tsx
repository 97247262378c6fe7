import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { IconButton } from "../button/IconButton.tsx";
import * as styles from "./Dialog.css.ts";
import { ReturnFocus } from "./parts/ReturnFocus.tsx";

/** See {@link Dialog}. */
export type DialogProps = {
  /** What can be done here: "Edit author". */
  readonly title: string;
  /** One sentence under the title. */
  readonly description?: ReactNode;
  readonly size?: styles.DialogSize;
  /** The content; a DialogFooter comes last, inside the form if there is one. */
  readonly children: ReactNode | ((dialog: { close: () => void }) => ReactNode);
  /** Without it the DialogTrigger around it decides. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** Closes by a press outside as well; only where nothing typed would be lost. */
  readonly isDismissable?: boolean;
  /** Something runs that must end first: no Escape, no close button. */
  readonly isLocked?: boolean;
  /** `alertdialog` for a question that must be answered. */
  readonly role?: "dialog" | "alertdialog";
};

/** Work on one thing above the page. Focus stays inside and returns where it was. */
export function Dialog({
  title,
  description,
  size = "medium",
  children,
  isOpen,
  onOpenChange,
  isDismissable,
  isLocked,
  role = "dialog",
}: DialogProps) {
  const descriptionId = useId();
  return (
    <ModalOverlay
      className={styles.overlay}
      isDismissable={isDismissable && !isLocked}
      isKeyboardDismissDisabled={isLocked}
      {...{ isOpen, onOpenChange }}
    >
      <Modal className={styles.modal[size]}>
        <AriaDialog
          className={styles.dialog}
          role={role}
          aria-describedby={description ? descriptionId : undefined}
        >
          {({ close }) => (
            <>
              <ReturnFocus />
              <div className={styles.header}>
                <div className={styles.titles}>
                  <Heading slot="title" level={2} className={styles.title}>
                    {title}
                  </Heading>
                  {description && (
                    <p id={descriptionId} className={styles.description}>
                      {description}
                    </p>
                  )}
                </div>
                {!isLocked && (
                  <div className={styles.close}>
                    <IconButton icon={X} label="Close" onPress={close} />
                  </div>
                )}
              </div>
              <div className={styles.body}>
                {typeof children === "function" ? children({ close }) : children}
              </div>
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
