import { Button } from "@gift-console/ui/button/Button.tsx";
import { IconButton } from "@gift-console/ui/button/IconButton.tsx";
import { Card } from "@gift-console/ui/card/Card.tsx";
import { Elapsed } from "@gift-console/ui/elapsed/Elapsed.tsx";
import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import { Notice } from "@gift-console/ui/notice/Notice.tsx";
import { Spinner } from "@gift-console/ui/spinner/Spinner.tsx";
import { X } from "lucide-react";
import { InlineError } from "../../forms/InlineError.tsx";
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
      {state === "failed" && (
        <InlineError error={error} onRetry={onRetry} retryLabel="Ask again" headingLevel={4} />
      )}
      {state === "done" && reply && <Answer name={name} reply={reply} />}
    </Card>
  );
}
