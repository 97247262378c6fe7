import { readAccepted } from "./accepted.ts";
import { comparePictures } from "./compare.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import { writeReport } from "./report.ts";

/** So many stories of a large change, spread over its stories files, keep the run within a minute. */
const storiesInTest = 100;

/** Compares pictures as a part of all tests, and says what came of it. */
export async function picturesStage(): Promise<Outcome> {
  const comparison = await comparePictures(storiesInTest);
  writeReport(comparison.differences, comparison.base);
  const outcome = outcomeOf(comparison, readAccepted());
  console.log(outcome.lines.join("\n"));
  return outcome;
}
