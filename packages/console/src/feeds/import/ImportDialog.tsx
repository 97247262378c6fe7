import { Button } from "@gift-console/ui/button/Button.tsx";
import { Dialog } from "@gift-console/ui/dialog/Dialog.tsx";
import { DialogFooter } from "@gift-console/ui/dialog/DialogFooter.tsx";
import { Elapsed } from "@gift-console/ui/elapsed/Elapsed.tsx";
import { ErrorState } from "@gift-console/ui/error-state/ErrorState.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { ProgressBar } from "@gift-console/ui/progress-bar/ProgressBar.tsx";
import type { ListedFeed } from "../feeds-query.ts";
import { explainImport } from "./explain-import.ts";
import type { ImportReport } from "./import-documents.ts";
import { ReportView } from "./ReportView.tsx";

interface ImportDialogProps {
  readonly feed: ListedFeed;
  /** How the import stands. */
  readonly run: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly report: ImportReport | null;
    /** Milliseconds since the epoch. */
    readonly since: number;
  };
  readonly onRetry: () => void;
  /** Aborts the import that runs. */
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

/** Shows the import of a feed from its URL while it runs, and its report. */
export function ImportDialog({ feed, run, onRetry, onCancel, onClose }: ImportDialogProps) {
  const { isPending, error, report, since } = run;
  const explanation = error === null ? null : explainImport(error);
  return (
    <Dialog
      title={`Import ${feed.name}`}
      description={feed.url}
      isOpen
      onOpenChange={onClose}
      isLocked={isPending}
    >
      {isPending ? (
        <Stack gap="small">
          <ProgressBar label="Fetching the feed and reading its rows" />
          <Elapsed since={since} />
        </Stack>
      ) : explanation ? (
        <ErrorState size="inline" title={explanation.title} onRetry={onRetry}>
          {explanation.text}
        </ErrorState>
      ) : (
        report && <ReportView report={report} />
      )}
      <DialogFooter>
        {isPending ? (
          <Button onPress={onCancel}>Cancel import</Button>
        ) : (
          <Button onPress={onClose}>Close</Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
