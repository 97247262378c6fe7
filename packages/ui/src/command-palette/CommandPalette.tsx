import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import type { CommandGroup } from "./commands.ts";
import * as styles from "./CommandPalette.css.ts";
import { PaletteContent } from "./parts/PaletteContent.tsx";

/** See {@link CommandPalette}. */
export type CommandPaletteProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** What can be done, kind by kind. Filtered here, apart from groups that are an answer. */
  readonly groups: readonly CommandGroup[];
  /** A command was chosen; those with an `href` go there by themselves. Remember it as recent. */
  readonly onAction: (id: string) => void;
  /** What is typed, for groups that are found elsewhere; "" when it opens. */
  readonly onQueryChange?: (query: string) => void;
  /** Groups are on their way. */
  readonly isPending?: boolean;
  /** The ids of what was used last, newest first; shown while nothing is typed. */
  readonly recent?: readonly string[];
  readonly label?: string;
  readonly placeholder?: string;
  readonly recentTitle?: string;
};

/**
 * Everything that can be gone to or done, found by typing. `useCommandKey` opens it with Ctrl+K or
 * Cmd+K; give it a button as well.
 */
export function CommandPalette({ isOpen, onOpenChange, ...content }: CommandPaletteProps) {
  return (
    <ModalOverlay className={styles.overlay} isDismissable {...{ isOpen, onOpenChange }}>
      <Modal className={styles.sheet}>
        <Dialog aria-label={content.label ?? "Command palette"} className={styles.dialog}>
          {({ close }) => <PaletteContent {...content} onClose={close} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
