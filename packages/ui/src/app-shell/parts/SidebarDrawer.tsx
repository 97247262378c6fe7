import type { ReactNode } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import * as styles from "../AppShell.css.ts";

type SidebarDrawerProps = {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
};

/** The sidebar over the page, where the window has no room for both. A link in it closes it. */
export function SidebarDrawer({ label, isOpen, onOpenChange, children }: SidebarDrawerProps) {
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
    >
      <Modal className={styles.drawer}>
        <Dialog
          aria-label={label}
          className={styles.dialog}
          onClickCapture={(event) => {
            if (event.target instanceof Element && event.target.closest("a")) onOpenChange(false);
          }}
        >
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
