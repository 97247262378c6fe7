import { Button } from "@gift-console/ui/button/Button.tsx";
import { IconButton } from "@gift-console/ui/button/IconButton.tsx";
import { Card } from "@gift-console/ui/card/Card.tsx";
import { Elapsed } from "@gift-console/ui/elapsed/Elapsed.tsx";
import { ErrorState } from "@gift-console/ui/error-state/ErrorState.tsx";
import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import { Notice } from "@gift-console/ui/notice/Notice.tsx";
import { Spinner } from "@gift-console/ui/spinner/Spinner.tsx";
import { X } from "lucide-react";
import { explainError } from "../../graph/explain-error.ts";
import { Answer } from "./Answer.tsx";
import type { ForkReply } from "./ask-bot.ts";
import type { ForkRun } from "./fork-runs.ts";

interface AnswerCardProps {
  readonly run: ForkRun<ForkReply>;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** One run of a bot: that it runs, what it answered, or why it did not. */
export function AnswerCard({ run, onCancel, onRetry, onDismiss }: AnswerCardProps) {
  const { id, bot, checkpointId, since, state, reply, error } = run;
  const name = `${id}. ${bot} from ${checkpointId}`;
  return (
    <Card
      title={name}
      headingLevel={3}
      actions={
        state === "running" ? (
          <Button size="small" onPress={onCancel}>
            Cancel
          </Button>
        ) : (
          <IconButton icon={X} size="small" label={`Dismiss ${name}`} onPress={onDismiss} />
        )
      }
    >
      {state === "running" && (
        <Inline>
          <Spinner label={`${bot} answers`} />
          <span>{bot} answers…</span>
          <Elapsed since={since} />
        </Inline>
      )}
      {state === "cancelled" && (
        <Notice
          actions={
            <Button size="small" onPress={onRetry}>
              Ask again
            </Button>
          }
        >
          Cancelled. The session is as it was.
        </Notice>
      )}
      {state === "failed" && <Failure error={error} onRetry={onRetry} />}
      {state === "done" && reply && <Answer name={name} reply={reply} />}
    </Card>
  );
}

function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { title, text } = explainError(error);
  return (
    <ErrorState
      size="inline"
      headingLevel={4}
      title={title}
      onRetry={onRetry}
      retryLabel="Ask again"
    >
      {text}
    </ErrorState>
  );
}
