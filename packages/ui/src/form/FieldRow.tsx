import type { ReactNode } from "react";
import * as styles from "./FieldRow.css.ts";

/** See {@link FieldRow}. */
export type FieldRowProps = {
  /** A field that takes the room there is. */
  readonly children: ReactNode;
  /** A button at its end: what adds it or takes it away. */
  readonly action: ReactNode;
  /** The label of the field is hidden, so that the button stands at the very top. */
  readonly isLabelHidden?: boolean;
};

/** A field and a button on one line; help and errors of the field do not move the button. */
export function FieldRow({ children, action, isLabelHidden }: FieldRowProps) {
  return (
    <div className={styles.row} data-labelled={isLabelHidden ? undefined : true}>
      {children}
      <div className={styles.action}>{action}</div>
    </div>
  );
}
