import { RotateCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import * as shared from "../empty-state/EmptyState.css.ts";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./ErrorState.css.ts";

/** See {@link ErrorState}. */
export type ErrorStateProps = {
  /** What happened: "The articles could not be loaded". */
  readonly title: string;
  /** What is safe, and what to do next. */
  readonly children?: ReactNode;
  /** What helps support: a status, a request id. */
  readonly details?: string;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  /** The retry runs. */
  readonly isRetrying?: boolean;
  /** Another way on, beside the retry. */
  readonly actions?: ReactNode;
  readonly size?: shared.StateSize;
  readonly headingLevel?: 2 | 3 | 4;
};

/** Stands where content failed to load: what happened, what is safe, what to do. Read aloud at once. */
export function ErrorState({
  title,
  children,
  details,
  onRetry,
  retryLabel = "Try again",
  isRetrying,
  actions,
  size = "page",
  headingLevel = 2,
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={shared.size[size]}>
      <span className={styles.icon}>
        <Icon icon={TriangleAlert} size="large" />
      </span>
      <div role="alert">
        <Heading className={shared.title[size]}>{title}</Heading>
        {children && <div className={shared.message}>{children}</div>}
        {details && <p className={styles.details}>{details}</p>}
      </div>
      {(onRetry || actions) && (
        <div className={shared.actions}>
          {onRetry && (
            <Button icon={RotateCw} onPress={onRetry} isPending={isRetrying}>
              {retryLabel}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}
