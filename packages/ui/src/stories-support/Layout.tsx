import type { ReactNode } from "react";
import * as styles from "./support.css.ts";

/** Lays examples of a story in a wrapping line. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Lays examples of a story above one another. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
