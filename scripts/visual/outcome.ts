import { stripVTControlCharacters } from "node:util";
import type { Failure } from "../failures.ts";
import { type Accepted, isAccepted } from "./accepted.ts";
import type { Comparison } from "./compare.ts";
import { linesOf, reportFolder } from "./report.ts";

/** What a run reports: sentences for people, and the counts of a test. */
export interface Outcome {
  lines: string[];
  /** Stories that look as they did, or whose change was accepted. */
  passed: number;
  /** Stories that differ and were not accepted. */
  failed: number;
  failures: Failure[];
}

/** Judges a comparison. */
export function outcomeOf(comparison: Comparison, accepted: Accepted): Outcome {
  if (comparison.missing !== undefined)
    return { lines: [`Pictures: ${comparison.missing}`], passed: 0, failed: 0, failures: [] };
  const { base, affected, compared, differences, left, inputs } = comparison;
  const open = differences.filter(
    (each) => !comparison.isAccepted && !isAccepted(each, accepted, inputs),
  );
  const settled = differences.filter((each) => !open.includes(each));
  const lines = [
    affected === 0
      ? `Pictures: no story depends on what changed since ${base}.`
      : `Pictures: ${compared.length} of ${affected} stories that depend on what changed since ${base}, light and dark; ${differences.length} pictures differ.`,
    ...(compared.length + left.length < affected ? ["  npm run visual compares all of them."] : []),
    ...(settled.length > 0
      ? [`  Accepted${comparison.isAccepted ? ", as they are on the base branch" : ""}:`]
      : []),
    ...linesOf(settled).map((line) => `    ${line}`),
    ...left.map(
      ({ id, reason }) => `  Not compared, its play function failed: ${id} (${firstLine(reason)})`,
    ),
  ];
  const failures = Array.from(
    Map.groupBy(open, ({ story }) => story),
    ([story, each]) => ({
      package: "pictures",
      file: story.file,
      title: story.id,
      message: [
        `${each.map(({ theme, count }) => `${theme}: ${count} pixels`).join(", ")} differ from ${base}.`,
        `See ${reportFolder}/index.html (${story.id}-*.png); npm run visual -- --update accepts it.`,
      ].join("\n"),
    }),
  );
  const failed = failures.length;
  return { lines, passed: compared.length - failed, failed, failures };
}

const firstLine = (text: string) => stripVTControlCharacters(text).split("\n", 1)[0]?.trim() ?? "";
