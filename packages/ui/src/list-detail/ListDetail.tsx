import type { ReactNode } from "react";
import * as styles from "./ListDetail.css.ts";

/** See {@link ListDetail}. */
export type ListDetailProps = {
  /** What to choose from; stays in sight beside a long detail. */
  readonly list: ReactNode;
  /** The name of the detail's region: "Description of Hand grinder". */
  readonly detailLabel: string;
  /** What was chosen. */
  readonly children: ReactNode;
};

/** A list and, beside it, what was chosen in it; below one another where there is little room. */
export function ListDetail({ list, detailLabel, children }: ListDetailProps) {
  return (
    <div className={styles.panes}>
      <div className={styles.grid}>
        <div className={styles.list}>{list}</div>
        <section className={styles.detail} aria-label={detailLabel}>
          {children}
        </section>
      </div>
    </div>
  );
}
