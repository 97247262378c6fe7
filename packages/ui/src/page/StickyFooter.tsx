import type { ReactNode } from "react";
import { useRootClass } from "../layout/use-root-class.ts";
import * as styles from "./StickyFooter.css.ts";

/** See {@link StickyFooter}. */
export type StickyFooterProps = {
  /** The way back. */
  readonly start?: ReactNode;
  /** What the main action is about: "41 products selected". */
  readonly summary?: ReactNode;
  /** The main action. */
  readonly end?: ReactNode;
};

/** A bar that stays at the foot of a long page, so that the next step is always in sight. */
export function StickyFooter({ start, summary, end }: StickyFooterProps) {
  useRootClass(styles.footerRoot);
  return (
    <div className={styles.footer}>
      <div className={styles.part}>{start}</div>
      <div className={styles.middle}>{summary}</div>
      <div className={styles.part}>{end}</div>
    </div>
  );
}
