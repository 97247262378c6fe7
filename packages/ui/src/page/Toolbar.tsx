import type { ReactNode } from "react";
import * as styles from "./Toolbar.css.ts";

/** See {@link Toolbar}. */
export type ToolbarProps = {
  /** Search and filters, from the start. */
  readonly children?: ReactNode;
  /** How many are shown: "12 of 84". Read out when it changes. */
  readonly summary?: string;
  /** At the end: the primary action comes last. */
  readonly actions?: ReactNode;
};

/** The line above a list: what narrows it, how much it holds, and what adds to it. */
export function Toolbar({ children, summary, actions }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <div className={styles.filters}>{children}</div>
      <div className={styles.end}>
        <output className={styles.summary}>{summary}</output>
        {actions}
      </div>
    </div>
  );
}
