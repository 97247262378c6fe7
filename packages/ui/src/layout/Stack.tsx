import type { ReactNode } from "react";
import * as styles from "./Layout.css.ts";

/** See {@link Stack}. */
export type StackProps = {
  readonly children: ReactNode;
  /** Between neighbours: tight 4, small 8, medium 16, large 24, section 32 px. */
  readonly gap?: styles.Gap;
  /** Across: stretch fills the width. */
  readonly align?: styles.Alignment;
};

/** Lays things above one another. */
export function Stack({ children, gap = "medium", align = "stretch" }: StackProps) {
  return (
    <div className={`${styles.stack} ${styles.gap[gap]} ${styles.align[align]}`}>{children}</div>
  );
}
