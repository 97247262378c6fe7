import type { ReactNode } from "react";
import * as styles from "./WithAside.css.ts";

/** See {@link WithAside}. */
export type WithAsideProps = {
  readonly children: ReactNode;
  /** Stands at the end and stays in sight; where there is little room, below. */
  readonly aside: ReactNode;
  /** The name of the aside's landmark: "About the article". */
  readonly asideLabel: string;
};

/** A main part and, beside it, what helps with it. */
export function WithAside({ children, aside, asideLabel }: WithAsideProps) {
  return (
    <div className={styles.box}>
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <aside className={styles.aside} aria-label={asideLabel}>
          {aside}
        </aside>
      </div>
    </div>
  );
}
