import { ConfirmDialog } from "@gift-console/ui/confirm-dialog/ConfirmDialog.tsx";
import type { useLeaveGuard } from "./use-leave-guard.ts";

interface DiscardDialogProps {
  readonly guard: ReturnType<typeof useLeaveGuard>;
}

/** Asks before a form with unsaved changes is left. */
export function DiscardDialog({ guard }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title="Discard your changes?"
      confirmLabel="Discard changes"
      cancelLabel="Go on editing"
      tone="danger"
      isOpen={guard.isAsking}
      onOpenChange={() => {
        if (guard.isAsking) guard.stay();
      }}
      onConfirm={() => {
        guard.release();
        guard.leave();
      }}
    >
      They have not been saved. What was saved before is safe.
    </ConfirmDialog>
  );
}
