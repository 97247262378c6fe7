import { ErrorState } from "@gift-console/ui/error-state/ErrorState.tsx";
import { explainError } from "../graph/explain-error.ts";

interface InlineErrorProps {
  /** What was thrown. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly retryLabel?: string;
  /** The retry runs. */
  readonly isRetrying?: boolean;
  readonly headingLevel?: 2 | 3 | 4;
}

/** Stands where a part of a screen failed: what happened, what is safe, and another try. */
export function InlineError({ error, ...retry }: InlineErrorProps) {
  const { title, text } = explainError(error);
  return (
    <ErrorState size="inline" title={title} {...retry}>
      {text}
    </ErrorState>
  );
}
