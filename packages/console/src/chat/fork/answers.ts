import type { ForkRun } from "./fork-runs.ts";

interface Message {
  role: string;
  content: string;
  checkpointId?: string | null;
}

/** The checkpoints of a conversation, in its order. */
export function checkpointsOf(conversation: readonly Message[] | null | undefined): string[] {
  return (conversation ?? []).flatMap(({ checkpointId }) => (checkpointId ? [checkpointId] : []));
}

/**
 * What the visitor was told in the session itself at a checkpoint: the message that it stands after.
 * @returns null where the conversation has no such checkpoint
 */
export function answerAt(
  conversation: readonly Message[] | null | undefined,
  checkpointId: string,
): string | null {
  return conversation?.find((message) => message.checkpointId === checkpointId)?.content ?? null;
}

/** What a bot said at last. */
export function answerText(messages: readonly Message[]): string {
  return messages.at(-1)?.content ?? "";
}

/** A text that can be compared with another. */
export interface Comparable {
  id: string;
  label: string;
  text: string;
}

/**
 * What can be compared: what the session itself says at the checkpoint, then every answer of a run,
 * oldest first.
 */
export function comparables(
  conversation: readonly Message[] | null | undefined,
  checkpointId: string | null,
  runs: readonly ForkRun<{ messages: readonly Message[] }>[],
): Comparable[] {
  const said = checkpointId === null ? null : answerAt(conversation, checkpointId);
  const original = said === null ? [] : [{ id: "session", label: "In the session", text: said }];
  const answers = runs.flatMap(({ id, bot, checkpointId: from, reply }) =>
    reply
      ? [{ id: String(id), label: `${id}. ${bot} from ${from}`, text: answerText(reply.messages) }]
      : [],
  );
  return [...original, ...answers.toReversed()];
}
