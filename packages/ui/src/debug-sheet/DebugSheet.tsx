import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { IconButton } from "../button/IconButton.tsx";
import * as styles from "./DebugSheet.css.ts";

/** See {@link DebugSheet}. */
export type DebugSheetProps = {
  readonly title: string;
  /** How many entries there are; unknown while they load. */
  readonly count?: number;
  /** Beside the title: what narrows the entries. */
  readonly filter?: ReactNode;
  /** DebugRows; or what stands in their place while they load, or when they failed to. */
  readonly children: ReactNode;
  /** At the foot, always in sight: a Paginator. */
  readonly footer?: ReactNode;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly closeLabel?: string;
};

/**
 * A sheet from the lower edge, 70 % of the window high, over the page that it is about. Escape or a
 * press on the page closes it; the focus returns to what opened it.
 */
export function DebugSheet({
  title,
  count,
  filter,
  children,
  footer,
  isOpen,
  onOpenChange,
  closeLabel = "Close",
}: DebugSheetProps) {
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
    >
      <Modal className={styles.sheet}>
        <Dialog className={styles.dialog}>
          <div className={styles.header}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {count !== undefined && <span className={styles.count}>{count}</span>}
            <div className={styles.filter}>
              {filter}
              <IconButton icon={X} label={closeLabel} onPress={() => onOpenChange(false)} />
            </div>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
