import { Radio, RadioGroup } from "react-aria-components";
import { CodeText } from "../code-text/CodeText.tsx";
import { RelativeTime } from "../relative-time/RelativeTime.tsx";
import { type ChatMessage, roleName, sideOf } from "./chat.ts";
import * as styles from "./ChatTimeline.css.ts";

/** See {@link ChatTimeline}. */
export type ChatTimelineProps = {
  /** Whose conversation it is: "Session a81f with a visitor of Presentes". */
  readonly label: string;
  /** In the order in which they were said. */
  readonly messages: readonly ChatMessage[];
  /** The checkpoint that is picked; without `onCheckpointChange` they are only shown. */
  readonly checkpoint?: string | null;
  readonly onCheckpointChange?: (checkpointId: string) => void;
};

function Turn({ message }: { readonly message: ChatMessage }) {
  const side = sideOf(message.role);
  return (
    <div className={styles.turn[side]}>
      <div className={styles.byline}>
        <span className={styles.speaker}>{roleName(message.role)}</span>
        {message.createdAt && <RelativeTime date={message.createdAt} />}
      </div>
      <div className={styles.words[side]}>{message.content}</div>
    </div>
  );
}

type CheckpointProps = { readonly id: string; readonly canPick: boolean };

function Checkpoint({ id, canPick }: CheckpointProps) {
  const words = (
    <span>
      Checkpoint <CodeText>{id}</CodeText>
    </span>
  );
  if (!canPick) return <div className={styles.checkpoint}>{words}</div>;
  return (
    <Radio value={id} className={styles.checkpoint}>
      <span className={styles.ring} />
      {words}
    </Radio>
  );
}

/** A conversation from top to bottom; where it can be replayed, a checkpoint can be picked. */
export function ChatTimeline({
  label,
  messages,
  checkpoint,
  onCheckpointChange,
}: ChatTimelineProps) {
  const canPick = Boolean(onCheckpointChange) && messages.some((turn) => turn.checkpointId);
  const list = (
    <ol className={styles.list} aria-label={label}>
      {messages.map((message, at) => (
        <li key={at} className={styles.message}>
          <Turn message={message} />
          {message.checkpointId && <Checkpoint id={message.checkpointId} canPick={canPick} />}
        </li>
      ))}
    </ol>
  );
  if (!canPick) return list;
  return (
    <RadioGroup
      aria-label="Checkpoint"
      value={checkpoint ?? null}
      onChange={(id) => onCheckpointChange?.(id)}
    >
      {list}
    </RadioGroup>
  );
}
