import { type ReactNode, useId } from "react";
import { muted, text } from "../theme/typography.css.ts";
import * as styles from "./Card.css.ts";

/** See {@link Card}. */
export type CardProps = {
  readonly children: ReactNode;
  /** With a title the card is a named region, and the title a heading. */
  readonly title?: string;
  /** The level of the heading, so that the outline of the page has no gaps. */
  readonly headingLevel?: 2 | 3 | 4;
  /** One sentence under the title. */
  readonly description?: ReactNode;
  /** At the end of the header: buttons, a menu, a badge. */
  readonly actions?: ReactNode;
  /** Under a line, at the end: what finishes the work in this card. */
  readonly footer?: ReactNode;
  readonly surface?: styles.CardSurface;
  readonly padding?: styles.CardPadding;
};

/** A bordered surface for things that belong together. Do not put one inside another. */
export function Card({
  children,
  title,
  headingLevel = 2,
  description,
  actions,
  footer,
  surface = "raised",
  padding = "normal",
}: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const Box = title ? "section" : "div";
  const headerClass =
    padding === "none" ? `${styles.header} ${styles.headerWithLine}` : styles.header;
  return (
    <Box className={`${styles.card} ${styles.surface[surface]}`} aria-labelledby={title && titleId}>
      {(title || actions) && (
        <div className={headerClass}>
          <div className={styles.titles}>
            {title && (
              <Heading id={titleId} className={text.heading}>
                {title}
              </Heading>
            )}
            {description && <p className={muted}>{description}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      <div className={styles.body[padding]}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Box>
  );
}
