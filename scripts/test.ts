import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { buildAll } from "./build.ts";
import { runChecks } from "./checks.ts";
import {
  listFailures,
  playwrightFailures,
  vitestFailures,
  type Failure,
  type PlaywrightReport,
  type VitestReport,
} from "./failures.ts";
import { root, run } from "./stages.ts";
import { picturesStage } from "./visual/stage.ts";

// Every test of the repository; then what failed, and one line that counts.
const reports = `${root}.test`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

interface Result {
  passed: number;
  failed: number;
  failures: Failure[];
}

const results: Result[] = [await runChecks()];
buildAll();
results.push(await vitest("scripts", ""));
for (const name of ["ui", "mesh-gateway", "sandbox-api", "console"])
  results.push(await vitest(name, `packages/${name}`));
results.push(await pictures());
results.push(await playwright());

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
const list = listFailures(results.flatMap((result) => result.failures));
if (list) console.log(`\nFailed:\n${list}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** One package after the other: the stories' browsers alone fill two cores. */
async function vitest(name: string, cwd: string): Promise<Result> {
  const file = `${reports}/${name}.json`;
  const { ok } = await run(
    "vitest",
    ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`],
    { cwd },
  );
  const report = readReport<VitestReport>(file);
  return counted(
    name,
    ok,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      failures: vitestFailures(name, report, root),
    },
  );
}

/** A base that does not build or a browser that does not start is a failure with its reason. */
async function pictures(): Promise<Result> {
  try {
    return await picturesStage();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      passed: 0,
      failed: 1,
      failures: [{ package: "pictures", file: "", title: "the comparison", message }],
    };
  }
}

async function playwright(): Promise<Result> {
  const file = `${reports}/playwright.json`;
  const { ok } = await run("playwright", ["test", "--reporter=dot,json"], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const report = readReport<PlaywrightReport>(file);
  return counted(
    "e2e",
    ok,
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      failures: playwrightFailures(report),
    },
  );
}

function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;
}

/** A runner that failed without naming a test (no report, a crash) counts as one failure. */
function counted(
  name: string,
  ok: boolean,
  result: Result = { passed: 0, failed: 0, failures: [] },
): Result {
  if (ok) return result;
  const unnamed = { package: name, file: "", title: "the run", message: "It ended in an error." };
  return {
    passed: result.passed,
    failed: Math.max(result.failed, 1),
    failures: result.failures.length > 0 ? result.failures : [unnamed],
  };
}
