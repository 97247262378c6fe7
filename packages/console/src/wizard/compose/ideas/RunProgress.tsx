import { Button } from "@gift-console/ui/button/Button.tsx";
import { Card } from "@gift-console/ui/card/Card.tsx";
import { Grid } from "@gift-console/ui/layout/Grid.tsx";
import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import { ProgressBar } from "@gift-console/ui/progress-bar/ProgressBar.tsx";
import { X } from "lucide-react";
import { explainError } from "../../../graph/explain-error.ts";
import { count } from "../../frame/words.ts";
import { ideaName, type ComposeIdea } from "../compose-query.ts";
import type { IdeaRun } from "../idea-runs.ts";
import { useCompose, useIdeaRuns } from "../use-compose.ts";
import { findProductsFor } from "../find-products.ts";
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
    <Card
      title={words}
      headingLevel={3}
      surface="sunken"
      actions={
        <Inline>
          {failed.length > 0 && !isRunning && (
            <Button size="small" onPress={() => void findProductsFor(session, failed, false)}>
              {`Try ${count(failed.length, "idea")} again`}
            </Button>
          )}
          {isRunning ? (
            <Button size="small" onPress={session.runs.cancel}>
              Cancel
            </Button>
          ) : (
            <Button size="small" variant="quiet" icon={X} onPress={session.runs.clear}>
              Close
            </Button>
          )}
        </Inline>
      }
    >
      <Grid minColumn={220} gap="small">
        {named.map(({ idea, run }) => (
          <RunBar key={idea.id} name={ideaName(idea)} run={run} />
        ))}
      </Grid>
    </Card>
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
