import { count } from "../../frame/words.ts";
import { ideaName } from "../../frame/step-names.ts";
import type { ComposeIdea } from "../compose-query.ts";
import { useCompose, useIdeaRuns } from "../use-compose.ts";
import { findProductsFor } from "../find-products.ts";
import { RunFrame } from "../RunFrame.tsx";
import { summarizeRuns } from "../run-summary.ts";

interface RunProgressProps {
  ideas: readonly ComposeIdea[];
}

/** How far the search for products is, idea by idea; stays until it is closed. */
export function RunProgress({ ideas }: RunProgressProps) {
  const session = useCompose();
  const states = useIdeaRuns();
  if (states.size === 0) return null;
  const { ended, failed, found, isRunning } = summarizeRuns(states);
  const words = isRunning
    ? `Finding products: ${ended} of ${count(states.size, "idea")}`
    : `${count(found, "product")} found for ${count(states.size - failed.length, "idea")}`;
  return (
    <RunFrame
      title={words}
      ideas={ideas.map((idea) => ({ id: idea.id, name: ideaName(idea) }))}
      states={states}
      onRetry={(ideaIds) => void findProductsFor(session, ideaIds, false)}
      onCancel={session.runs.cancel}
      onClose={session.runs.clear}
    />
  );
}
