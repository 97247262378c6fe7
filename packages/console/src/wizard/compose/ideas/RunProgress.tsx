import { Grid } from "@gift-console/ui/layout/Grid.tsx";
import { ProgressBar } from "@gift-console/ui/progress-bar/ProgressBar.tsx";
import { explainError } from "../../../graph/explain-error.ts";
import { count } from "../../frame/words.ts";
import { ideaName, type ComposeIdea } from "../compose-query.ts";
import type { IdeaRun } from "../idea-runs.ts";
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
  const named = ideas.flatMap((idea) => {
    const run = states.get(idea.id);
    return run ? [{ idea, run }] : [];
  });
  return (
    <RunFrame
      title={words}
      isRunning={isRunning}
      failed={failed}
      onRetry={(ideaIds) => void findProductsFor(session, ideaIds, false)}
      onCancel={session.runs.cancel}
      onClose={session.runs.clear}
    >
      <Grid minColumn={220} gap="small">
        {named.map(({ idea, run }) => (
          <RunBar key={idea.id} name={ideaName(idea)} run={run} />
        ))}
      </Grid>
    </RunFrame>
  );
}

function RunBar({ name, run }: { name: string; run: IdeaRun }) {
  switch (run.status) {
    case "waiting":
      return <ProgressBar label={name} value={0} valueText="Waiting" />;
    case "running":
      return <ProgressBar label={name} />;
    case "done":
      return <ProgressBar label={name} value={100} valueText={count(run.found, "product")} />;
    case "failed":
      return <ProgressBar label={name} value={0} valueText={explainError(run.error).title} />;
  }
}
