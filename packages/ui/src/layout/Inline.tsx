import type { ReactNode } from "react";
import * as styles from "./Layout.css.ts";

/** See {@link Inline}. */
export type InlineProps = {
  readonly children: ReactNode;
  /** Between neighbours: tight 4, small 8, medium 16, large 24, section 32 px. */
  readonly gap?: styles.Gap;
  readonly align?: styles.Alignment;
  readonly justify?: styles.Distribution;
  /** Whether what finds no room goes to the next line; otherwise everything stays on one. */
  readonly wraps?: boolean;
};

/** Lays things beside one another, in the direction of reading. */
export function Inline({
  children,
  gap = "small",
  align = "center",
  justify = "start",
  wraps = true,
}: InlineProps) {
  const classes = [
    styles.inline,
    styles.gap[gap],
    styles.align[align],
    styles.justify[justify],
    wraps && styles.wrap,
  ];
  return <div className={classes.filter(Boolean).join(" ")}>{children}</div>;
}
