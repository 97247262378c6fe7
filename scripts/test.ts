import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { buildAll } from "./build.ts";
import { runChecks } from "./checks.ts";
import { root, run } from "./stages.ts";

// Every test of the repository, then one line that counts them.
const reports = `${root}.test`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

interface Count {
  passed: number;
  failed: number;
}

const counts: Count[] = [await runChecks()];
buildAll();
for (const name of ["ui", "mesh-gateway", "sandbox-api", "console"])
  counts.push(await vitest(name));
counts.push(await playwright());

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** One package after the other: the stories' browsers alone fill two cores. */
async function vitest(name: string): Promise<Count> {
  const file = `${reports}/${name}.json`;
  const { ok } = await run(
    "vitest",
    ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`],
    { cwd: `packages/${name}` },
  );
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file);
  return counted(ok, report?.numPassedTests, report?.numFailedTests);
}

async function playwright(): Promise<Count> {
  const file = `${reports}/playwright.json`;
  const { ok } = await run("playwright", ["test", "--reporter=dot,json"], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    file,
  );
  return counted(
    ok,
    report?.stats.expected,
    report && report.stats.unexpected + report.stats.flaky,
  );
}

function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;
}

/** A runner that failed without naming a test (no report, a crash) counts as one failure. */
function counted(ok: boolean, passed = 0, failed = 0): Count {
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}
