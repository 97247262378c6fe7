import { acceptanceOf, acceptedFile, readAccepted, writeAccepted } from "./visual/accepted.ts";
import { comparePictures } from "./visual/compare.ts";
import { outcomeOf } from "./visual/outcome.ts";
import { writeReport } from "./visual/report.ts";
import { listFailures } from "./failures.ts";

// Compares pictures of every story that depends on what changed with those of the base branch;
// --update accepts the differences (docs/decisions/0005).
const comparison = await comparePictures(Number.POSITIVE_INFINITY, console.log);
writeReport(comparison.differences, comparison.base);
if (process.argv.includes("--update") && comparison.differences.length === 0) {
  console.log("Nothing differs, so there is nothing to accept.");
} else if (process.argv.includes("--update")) {
  writeAccepted(acceptanceOf(comparison.differences, comparison.inputs));
  console.log(`Written to ${acceptedFile}; commit it with the change.`);
}
const outcome = outcomeOf(comparison, readAccepted());
console.log(outcome.lines.join("\n"));
if (outcome.failures.length > 0) console.log(listFailures(outcome.failures));
process.exit(outcome.failed === 0 ? 0 : 1);
