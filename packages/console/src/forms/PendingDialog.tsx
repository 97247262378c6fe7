import { Dialog } from "@gift-console/ui/dialog/Dialog.tsx";
import { Skeleton } from "@gift-console/ui/skeleton/Skeleton.tsx";
import { InlineError } from "./InlineError.tsx";

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
  return (
    <Dialog title={title} isOpen onOpenChange={onClose}>
      {error ? (
        <InlineError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton label={`Loading: ${title}`} count={8} />
      )}
    </Dialog>
  );
}
