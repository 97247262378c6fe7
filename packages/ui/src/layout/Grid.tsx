import type { CSSProperties, ReactNode } from "react";
import * as styles from "./Layout.css.ts";

/** See {@link Grid}. */
export type GridProps = {
  readonly children: ReactNode;
  /** The least width of a column, px. As many columns of equal width as find room. */
  readonly minColumn?: number;
  readonly gap?: styles.Gap;
};

/** Lays things of equal width in as many columns as find room. */
export function Grid({ children, minColumn = 240, gap = "medium" }: GridProps) {
  return (
    <div
      className={`${styles.grid} ${styles.gap[gap]}`}
      style={{ "--column-minimum": `${minColumn}px` } as CSSProperties}
    >
      {children}
    </div>
  );
}
