import { Card } from "@gift-console/ui/card/Card.tsx";
import { ChatTimeline } from "@gift-console/ui/chat-timeline/ChatTimeline.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { Grid } from "@gift-console/ui/layout/Grid.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { ListDetail } from "@gift-console/ui/list-detail/ListDetail.tsx";
import { MessagesSquare } from "lucide-react";
import { useListParams } from "../../lists/use-list-params.ts";
import type { ReadSession } from "../session-query.ts";
import { AnswerCard } from "./AnswerCard.tsx";
import { checkpointsOf, comparables } from "./answers.ts";
import { BotButtons } from "./BotButtons.tsx";
import { Comparison } from "./Comparison.tsx";
import { useFork } from "./use-fork.ts";

interface ForkProps {
  readonly siteId: number;
  readonly session: ReadSession;
}

/** The conversation with its checkpoints, and what bots answer from there. */
export function Fork({ siteId, session }: ForkProps) {
  const { get, change } = useListParams();
  const { runs, run, cancel, dismiss } = useFork(siteId);
  const { id, conversation } = session;
  const checkpoints = checkpointsOf(conversation);
  const asked = get("checkpoint");
  const checkpoint = checkpoints.find((known) => known === asked) ?? checkpoints.at(-1);
  if (!conversation || checkpoint === undefined) {
    return (
      <EmptyState icon={MessagesSquare} title="Nothing to fork from">
        {conversation
          ? "This conversation has no checkpoint. The bots set one with each of their answers."
          : "The API gave no conversation, neither with the session nor in the list."}
      </EmptyState>
    );
  }
  const texts = comparables(conversation, checkpoint, runs);
  return (
    <ListDetail
      list={
        <Card title="Conversation" description="Bots answer from the checkpoint that is picked.">
          <ChatTimeline
            label={`Conversation of session ${id}`}
            messages={conversation}
            checkpoint={checkpoint}
            onCheckpointChange={(next) => change({ checkpoint: next }, true)}
          />
        </Card>
      }
      detailLabel="Answers"
    >
      <Stack>
        <BotButtons checkpoint={checkpoint} runs={runs} onRun={(bot) => run(bot, checkpoint)} />
        {runs.some(({ reply }) => reply) && texts.length > 1 && <Comparison texts={texts} />}
        <Grid minColumn={300}>
          {runs.map((each) => (
            <AnswerCard
              key={each.id}
              run={each}
              onCancel={() => cancel(each.id)}
              onRetry={() => run(each.bot, each.checkpointId)}
              onDismiss={() => dismiss(each.id)}
            />
          ))}
        </Grid>
      </Stack>
    </ListDetail>
  );
}
