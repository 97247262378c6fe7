import type { ReactNode } from "react";
import * as styles from "./Page.css.ts";

/** See {@link PageLayout}. */
export type PageLayoutProps = {
  /** A PageHeader. */
  readonly header?: ReactNode;
  readonly children: ReactNode;
  /** Tables fill the width; a form gets 640 px, text to read 72 characters. */
  readonly width?: styles.PageWidth;
  /** A StickyFooter. */
  readonly footer?: ReactNode;
};

/** One page: header, content within the gutter, and a footer that stays in sight. */
export function PageLayout({ header, children, width = "full", footer }: PageLayoutProps) {
  return (
    <div className={styles.page}>
      {header}
      <div className={`${styles.body} ${styles.bodyWidth[width]}`}>{children}</div>
      {footer}
    </div>
  );
}
