import type { Failure } from "./failures.ts";
import { run, type Outcome } from "./stages.ts";

/** One thing `npm run check` looks at. */
export interface Check {
  name: string;
  run(): Promise<Outcome>;
}

const typed = [
  "",
  "packages/ui",
  "packages/mesh-gateway",
  "packages/sandbox-api",
  "packages/console",
];

/** Types, lint, format, the contract, and that what is generated is up to date. */
export const checks: Check[] = [
  {
    name: "the contract is sound",
    run: () => run("redocly", ["lint"], { cwd: "packages/mesh-gateway", quiet: true }),
  },
  {
    name: "the graph is generated from the contract",
    run: () =>
      run(process.execPath, ["src/generate/main.ts", "--check"], {
        cwd: "packages/mesh-gateway",
        quiet: true,
      }),
  },
  {
    name: "the documents are generated from the graph",
    run: () => run("graphql-codegen", ["--check"], { cwd: "packages/console", quiet: true }),
  },
  ...typed.map((folder) => ({
    name: `types of ${folder || "scripts and e2e"}`,
    run: () => run("tsc", ["-p", `./${folder}`], { quiet: true }),
  })),
  {
    name: "lint",
    run: () => run("oxlint", ["--type-aware", "--deny-warnings"], { quiet: true }),
  },
  { name: "format", run: () => run("oxfmt", ["--check", "."], { quiet: true }) },
];

/**
 * Runs every check and reports each on a line; the output of one that fails follows it.
 * @returns how many passed and failed, and which
 */
export async function runChecks(): Promise<{
  passed: number;
  failed: number;
  failures: Failure[];
}> {
  const failures: Failure[] = [];
  for (const check of checks) {
    const outcome = await check.run();
    console.log(`${outcome.ok ? "✓" : "✗"} ${check.name}`);
    if (!outcome.ok) {
      failures.push({ package: "checks", file: "", title: check.name, message: outcome.output });
      console.log(outcome.output);
    }
  }
  const failed = failures.length;
  return { passed: checks.length - failed, failed, failures };
}
