import type { ReactNode } from "react";
import { focusShownElsewhere } from "../theme/a11y.css.ts";
import { text } from "../theme/typography.css.ts";
import { Breadcrumbs, type Crumb } from "./Breadcrumbs.tsx";
import * as styles from "./Page.css.ts";

/** See {@link PageHeader}. */
export type PageHeaderProps = {
  /** What the page is about; its only heading of the first level. */
  readonly title: string;
  /** In place of the heading, where the title can be changed: an EditableTitle. */
  readonly heading?: ReactNode;
  /** The places above this page. */
  readonly crumbs?: readonly Crumb[];
  /** Beside the title: a state, a country. */
  readonly status?: ReactNode;
  /** At the end: at most one primary button, and it comes last. */
  readonly actions?: ReactNode;
  /** One or two sentences under the title, where the title alone does not say enough. */
  readonly description?: ReactNode;
  /** Under everything: the tabs of the page. */
  readonly tabs?: ReactNode;
  /** The id of the heading, which takes focus when a route announces itself. */
  readonly titleId?: string;
};

/** The top of a page: where it is, what it is and what can be done with it. */
export function PageHeader({
  title,
  heading,
  crumbs = [],
  status,
  actions,
  description,
  tabs,
  titleId,
}: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
      <div className={styles.titleRow}>
        <div className={styles.titleGroup}>
          {heading ?? (
            <h1
              id={titleId}
              tabIndex={-1}
              className={`${styles.title} ${text.title} ${focusShownElsewhere}`}
            >
              {title}
            </h1>
          )}
          {status}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {description && <p className={styles.description}>{description}</p>}
      {tabs}
    </header>
  );
}
