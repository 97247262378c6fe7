import type { ReactNode } from "react";
import * as styles from "./DocumentPart.css.ts";

/** See {@link DocumentPart}. */
export type DocumentPartProps = {
  /** The name of the part: "Introduction". */
  readonly label: string;
  readonly children: ReactNode;
  /** Beside the content: who wrote it, what can be done with it. */
  readonly margin?: ReactNode;
};

/** A part of a document that is being edited, in the column of a document, with its margin. */
export function DocumentPart({ label, children, margin }: DocumentPartProps) {
  return (
    <section className={styles.box} aria-label={label}>
      <div className={styles.part}>
        <div className={styles.content}>{children}</div>
        <div className={styles.margin}>{margin}</div>
      </div>
    </section>
  );
}
