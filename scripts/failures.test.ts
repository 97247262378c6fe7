import { expect, test } from "vitest";
import { listFailures, playwrightFailures, vitestFailures } from "./failures.ts";

const passing = { status: "passed", fullName: "adds", failureMessages: [] };

test("a failed unit test is named with its file and message", () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: "/repo/packages/ui/src/sum.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          passing,
          { status: "failed", fullName: "sums up", failureMessages: ["expected 3\n    at sum"] },
        ],
      },
    ],
  };
  expect(vitestFailures("ui", report, "/repo/")).toEqual([
    {
      package: "ui",
      file: "packages/ui/src/sum.test.ts",
      title: "sums up",
      message: "expected 3\n    at sum",
    },
  ]);
});

test("a file that cannot be loaded is a failure of its own", () => {
  const report = {
    numPassedTests: 0,
    numFailedTests: 0,
    testResults: [
      {
        name: "/repo/a.test.ts",
        status: "failed",
        message: "no such module",
        assertionResults: [],
      },
      { name: "/repo/b.test.ts", status: "passed", message: "", assertionResults: [passing] },
    ],
  };
  expect(vitestFailures("ui", report, "/repo/")).toEqual([
    { package: "ui", file: "a.test.ts", title: "the file", message: "no such module" },
  ]);
});

test("a failed end-to-end test brings the servers' log, also from a nested suite", () => {
  const body = Buffer.from("PATCH 500").toString("base64");
  const failed = {
    title: "saves",
    file: "feeds.spec.ts",
    tests: [
      {
        status: "unexpected",
        results: [{ error: { message: "not found" }, attachments: [{ name: "server log", body }] }],
      },
    ],
  };
  const passed = {
    title: "opens",
    file: "feeds.spec.ts",
    tests: [{ status: "expected", results: [] }],
  };
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    suites: [{ specs: [passed], suites: [{ specs: [failed] }] }],
    errors: [{ message: "the browser is gone" }],
  };
  expect(playwrightFailures(report)).toEqual([
    {
      package: "e2e",
      file: "e2e/feeds.spec.ts",
      title: "saves",
      message: "not found",
      log: "PATCH 500",
    },
    { package: "e2e", file: "", title: "outside of a test", message: "the browser is gone" },
  ]);
});

test("the list shows the first lines of a message and the last ones of a log, without colours", () => {
  const list = listFailures(
    [
      {
        package: "ui",
        file: "a.test.ts",
        title: "sums up",
        message: "\u001b[31mone\u001b[39m\n\ntwo\nthree",
        log: "early\nlate\nlast",
      },
    ],
    2,
  );
  expect(list.split("\n").map((line) => line.trim())).toEqual([
    "1. ui › a.test.ts › sums up",
    "one",
    "two",
    "servers:",
    "| late",
    "| last",
  ]);
});

test("nothing failed, nothing is listed", () => {
  expect(listFailures([])).toBe("");
});
