import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { Elapsed } from "../elapsed/Elapsed.tsx";
import { ProgressBar } from "../progress-bar/ProgressBar.tsx";
import { visuallyHidden } from "../theme/a11y.css.ts";
import * as styles from "./BusyDialog.css.ts";

/** See {@link BusyDialog}. */
export type BusyDialogProps = {
  readonly isOpen: boolean;
  /** What runs: "Generating the article". */
  readonly title: string;
  /** What it does now: "Writing the introduction". Read aloud whenever it changes. */
  readonly status: string;
  /** When it began, in milliseconds since 1970. */
  readonly since: number;
  /** When it ended; without it the clock runs. */
  readonly until?: number | undefined;
  /** How much is done of how much, where that is known: 12 of 40. */
  readonly progress?: { readonly value: number; readonly max: number } | undefined;
  /** Stops it; only for work that can be stopped. */
  readonly onCancel?: (() => void) | undefined;
  readonly cancelLabel?: string;
  /** Cancel was pressed and the work is about to stop. */
  readonly isCancelling?: boolean;
};

/**
 * Blocks the page while something long runs that must end before anything else can begin. It
 * cannot be dismissed; focus returns where it was when the work ends.
 */
export function BusyDialog({
  isOpen,
  title,
  status,
  since,
  until,
  progress,
  onCancel,
  cancelLabel = "Cancel",
  isCancelling,
}: BusyDialogProps) {
  return (
    <Dialog title={title} size="small" isOpen={isOpen} isLocked>
      <ProgressBar label={status} value={progress?.value} max={progress?.max ?? 1} />
      <output className={visuallyHidden}>{status}</output>
      <div className={styles.line}>
        <Elapsed since={since} until={until} />
        {onCancel && (
          <Button onPress={onCancel} disabledReason={isCancelling ? "It is stopping." : undefined}>
            {cancelLabel}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
