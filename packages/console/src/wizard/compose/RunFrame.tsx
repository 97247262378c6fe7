import { Button } from "@gift-console/ui/button/Button.tsx";
import { Card } from "@gift-console/ui/card/Card.tsx";
import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import { X } from "lucide-react";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { Notice } from "@gift-console/ui/notice/Notice.tsx";
import { explainError } from "../../graph/explain-error.ts";
import { count } from "../frame/words.ts";
import type { IdeaRunStates } from "./idea-runs.ts";
import { RunBars, type RunBarsProps } from "./RunBars.tsx";
import { summarizeRuns } from "./run-summary.ts";

interface RunFrameProps extends RunBarsProps {
  /** How far the run is. */
  readonly title: string;
  readonly onRetry: (ideaIds: readonly number[]) => void;
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

/** A run over ideas, idea by idea: cancel while it runs; then close, and try what failed again. */
export function RunFrame(props: RunFrameProps) {
  const { title, ideas, states, onRetry, onCancel, onClose } = props;
  const { failed, isRunning } = summarizeRuns(states);
  const reason = isRunning ? undefined : firstError(states);
  return (
    <Card
      title={title}
      headingLevel={3}
      surface="sunken"
      actions={
        <Inline>
          {failed.length > 0 && !isRunning && (
            <Button size="small" onPress={() => onRetry(failed)}>
              {`Try ${count(failed.length, "idea")} again`}
            </Button>
          )}
          {isRunning ? (
            <Button size="small" onPress={onCancel}>
              Cancel
            </Button>
          ) : (
            <Button size="small" variant="quiet" icon={X} onPress={onClose}>
              Close
            </Button>
          )}
        </Inline>
      }
    >
      <Stack gap="small">
        {reason && (
          <Notice tone="danger" title={reason.title}>
            {reason.text}
          </Notice>
        )}
        <RunBars ideas={ideas} states={states} />
      </Stack>
    </Card>
  );
}

function firstError(states: IdeaRunStates) {
  const run = [...states.values()].find(({ status }) => status === "failed");
  return run?.status === "failed" ? explainError(run.error) : undefined;
}
