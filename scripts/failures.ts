import { stripVTControlCharacters } from "node:util";

/** One test that failed, as the end of a run lists it. */
export interface Failure {
  /** Of the workspace, or "checks" and "e2e". */
  package: string;
  /** Path relative to the repository; empty where a failure belongs to no file. */
  file: string;
  title: string;
  message: string;
  /** What the servers wrote during the test. */
  log?: string;
}

/** What is read of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  specs: {
    title: string;
    file: string;
    tests: {
      status: string;
      results: {
        error?: { message?: string };
        attachments: { name: string; body?: string }[];
      }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** What is read of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** Name of the attachment that carries the servers' output of a failed end-to-end test. */
export const serverLog = "server log";

/** Failed tests of a Vitest report; a file that could not be loaded is one, too. */
export function vitestFailures(name: string, report: VitestReport, root: string): Failure[] {
  return report.testResults.flatMap((result) => {
    const file = result.name.startsWith(root) ? result.name.slice(root.length) : result.name;
    const failed = result.assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => ({
        package: name,
        file,
        title: test.fullName,
        message: (test.failureMessages ?? []).join("\n"),
      }));
    if (failed.length > 0 || result.status !== "failed") return failed;
    return [{ package: name, file, title: "the file", message: result.message }];
  });
}

/** Failed and flaky tests of a Playwright report, and errors outside of tests. */
export function playwrightFailures(report: PlaywrightReport): Failure[] {
  const outside = report.errors.map((error) => ({
    package: "e2e",
    file: "",
    title: "outside of a test",
    message: error.message ?? "",
  }));
  return [...report.suites.flatMap(ofSuite), ...outside];
}

function ofSuite(suite: PlaywrightSuite): Failure[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === "unexpected" || test.status === "flaky")
      .map((test) => {
        const result = test.results.find((each) => each.error) ?? test.results.at(-1);
        const log = result?.attachments.find((each) => each.name === serverLog)?.body;
        return {
          package: "e2e",
          file: `e2e/${spec.file}`,
          title: spec.title,
          message: result?.error?.message ?? test.status,
          ...(log === undefined ? {} : { log: Buffer.from(log, "base64").toString() }),
        };
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap(ofSuite)];
}

/**
 * The list that closes a run: per failure its package, file and title, the first lines of its
 * message and the last ones of the servers' log.
 * @param lines how many lines of each
 */
export function listFailures(failures: readonly Failure[], lines = 6): string {
  if (failures.length === 0) return "";
  return failures
    .map((failure, index) => {
      const place = [failure.package, failure.file].filter(Boolean).join(" › ");
      const message = textLines(failure.message).slice(0, lines);
      const log = textLines(failure.log ?? "").slice(-lines);
      return [
        `${index + 1}. ${place} › ${failure.title}`,
        ...message.map((line) => `     ${line}`),
        ...(log.length > 0 ? ["     servers:", ...log.map((line) => `     | ${line}`)] : []),
      ].join("\n");
    })
    .join("\n");
}

function textLines(text: string): string[] {
  return stripVTControlCharacters(text)
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line !== "");
}
