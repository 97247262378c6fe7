import { Grid } from "@gift-console/ui/layout/Grid.tsx";
import { ProgressBar } from "@gift-console/ui/progress-bar/ProgressBar.tsx";
import { count } from "../frame/words.ts";
import type { IdeaRun, IdeaRunStates } from "./idea-runs.ts";

/** See {@link RunBars}. */
export interface RunBarsProps {
  /** In the order to show; those that do not run are left out. */
  readonly ideas: readonly { id: number; name: string }[];
  readonly states: IdeaRunStates;
}

/** A progress bar per idea of a run. */
export function RunBars({ ideas, states }: RunBarsProps) {
  return (
    <Grid minColumn={220} gap="small">
      {ideas.map(({ id, name }) => {
        const run = states.get(id);
        return run && <RunBar key={id} name={name} run={run} />;
      })}
    </Grid>
  );
}

function RunBar({ name, run }: { readonly name: string; readonly run: IdeaRun }) {
  switch (run.status) {
    case "waiting":
      return <ProgressBar label={name} value={0} valueText="Waiting" />;
    case "running":
      return <ProgressBar label={name} />;
    case "done":
      return <ProgressBar label={name} value={100} valueText={count(run.found, "product")} />;
    case "failed":
      return <ProgressBar label={name} value={0} valueText="Failed" />;
  }
}
