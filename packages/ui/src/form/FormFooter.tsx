import type { ReactNode } from "react";
import { useRootClass } from "../layout/use-root-class.ts";
import * as styles from "./Form.css.ts";

/** See {@link FormFooter}. */
export type FormFooterProps = {
  /** The buttons: what the form is for comes first. */
  readonly children: ReactNode;
  /** At the far end: a SaveState. */
  readonly aside?: ReactNode;
};

/** The buttons of a Form on a page, which stay at its foot while it scrolls. In a dialog, use DialogFooter. */
export function FormFooter({ children, aside }: FormFooterProps) {
  useRootClass(styles.footerRoot);
  return (
    <div className={styles.footer}>
      {children}
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
