import { ProgressBar } from "@gift-console/ui/progress-bar/ProgressBar.tsx";
import { explainError } from "../../graph/explain-error.ts";
import { RunFrame } from "../compose/RunFrame.tsx";
import { summarizeRuns } from "../compose/run-summary.ts";
import { count } from "../frame/words.ts";
import type { IdeaRunStates } from "../compose/idea-runs.ts";

interface RunCardProps {
  readonly states: IdeaRunStates;
  readonly onRetry: (ideaIds: readonly number[]) => void;
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

/** How far the writing is; stays until it is closed, and offers what failed once more. */
export function RunCard({ states, onRetry, onCancel, onClose }: RunCardProps) {
  if (states.size === 0) return null;
  const { ended, failed, found, isRunning } = summarizeRuns(states);
  const [reason] = [...states.values()].flatMap((run) =>
    run.status === "failed" ? [explainError(run.error)] : [],
  );
  const words = isRunning
    ? `Writing descriptions: ${ended} of ${count(states.size, "idea")}`
    : `${count(found, "product")} described`;
  return (
    <RunFrame title={words} {...{ isRunning, failed, onRetry, onCancel, onClose }}>
      <ProgressBar
        label={reason ? `${reason.title}. ${reason.text}` : "Ideas"}
        value={ended}
        max={states.size}
      />
    </RunFrame>
  );
}
