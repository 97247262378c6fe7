import type { ReactNode } from "react";
import { ProductMark } from "../product-mark/ProductMark.tsx";
import { muted, text } from "../theme/typography.css.ts";
import * as styles from "./BareLayout.css.ts";

/** See {@link BareLayout}. */
export type BareLayoutProps = {
  /** What the visitor does here: "Log in". The heading of the page. */
  readonly title: string;
  readonly description?: ReactNode;
  /** The form. */
  readonly children: ReactNode;
  /** Under the card: the way to the other bare page. */
  readonly footer?: ReactNode;
  readonly productName?: string;
};

/** The page of those who are not logged in: the mark, one card, nothing else. */
export function BareLayout({ title, description, children, footer, productName }: BareLayoutProps) {
  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <ProductMark size="large" name={productName} />
        <div className={styles.card}>
          <div className={styles.titles}>
            <h1 className={text.title}>{title}</h1>
            {description && <p className={muted}>{description}</p>}
          </div>
          {children}
        </div>
        {footer && <p className={styles.footer}>{footer}</p>}
      </div>
    </main>
  );
}
