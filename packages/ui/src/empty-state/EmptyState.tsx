import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./EmptyState.css.ts";

/** See {@link EmptyState}. */
export type EmptyStateProps = {
  /** What is not here: "No articles yet". */
  readonly title: string;
  /** What goes here, or why nothing was found. */
  readonly children?: ReactNode;
  /** The first step: one button, at most two. */
  readonly actions?: ReactNode;
  readonly icon?: LucideIcon;
  readonly size?: styles.StateSize;
  readonly headingLevel?: 2 | 3 | 4;
};

/** Stands where content will stand; says what goes here and offers the first action. */
export function EmptyState({
  title,
  children,
  actions,
  icon,
  size = "page",
  headingLevel = 2,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.size[size]}>
      {icon && (
        <span className={styles.icon}>
          <Icon icon={icon} size="large" />
        </span>
      )}
      <Heading className={styles.title[size]}>{title}</Heading>
      {children && <div className={styles.message}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
