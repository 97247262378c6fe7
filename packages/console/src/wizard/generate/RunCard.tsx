import { RunFrame } from "../compose/RunFrame.tsx";
import { summarizeRuns } from "../compose/run-summary.ts";
import { ideaName } from "../frame/step-names.ts";
import { count } from "../frame/words.ts";
import type { IdeaRunStates } from "../compose/idea-runs.ts";
import type { DescribeArticle } from "./describe-query.ts";
import { ideasOf } from "./described-products.ts";

interface RunCardProps {
  readonly article: DescribeArticle;
  readonly states: IdeaRunStates;
  readonly onRetry: (ideaIds: readonly number[]) => void;
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

/** How far the writing is, idea by idea; stays until it is closed, and offers what failed once more. */
export function RunCard({ article, states, onRetry, onCancel, onClose }: RunCardProps) {
  if (states.size === 0) return null;
  const { ended, found, isRunning } = summarizeRuns(states);
  const words = isRunning
    ? `Writing descriptions: ${ended} of ${count(states.size, "idea")}`
    : `${count(found, "product")} described`;
  const ideas = ideasOf(article).map((idea) => ({ id: idea.id, name: ideaName(idea) }));
  return <RunFrame title={words} {...{ ideas, states, onRetry, onCancel, onClose }} />;
}
