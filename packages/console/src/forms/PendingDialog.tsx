import { Dialog } from "@gift-console/ui/dialog/Dialog.tsx";
import { ErrorState } from "@gift-console/ui/error-state/ErrorState.tsx";
import { Skeleton } from "@gift-console/ui/skeleton/Skeleton.tsx";
import { explainError } from "../graph/explain-error.ts";

interface PendingDialogProps {
  /** What the dialog will be about: "Edit bot". */
  readonly title: string;
  /** The query that it waits for. */
  readonly query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly onClose: () => void;
}

/** Stands where the dialog of one thing will stand, while that is loaded or when it failed to. */
export function PendingDialog({ title, query, onClose }: PendingDialogProps) {
  const { error, isFetching, refetch } = query;
  const explanation = error ? explainError(error) : null;
  return (
    <Dialog title={title} isOpen onOpenChange={onClose}>
      {explanation ? (
        <ErrorState
          size="inline"
          title={explanation.title}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {explanation.text}
        </ErrorState>
      ) : (
        <Skeleton label={`Loading: ${title}`} count={8} />
      )}
    </Dialog>
  );
}
