import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

interface Target {
  name: string;
  /** Globs of what the result depends on, relative to the root. */
  inputs: string[];
  /** A file that exists once it is built. */
  output: string;
  package: string;
  command: [string, ...string[]];
}

const targets: Target[] = [
  {
    name: "graph",
    inputs: [
      "pnpm-lock.yaml",
      "packages/mesh-gateway/.meshrc.*",
      "packages/mesh-gateway/generated/*",
      "packages/mesh-gateway/graph/**/*",
    ],
    output: "packages/mesh-gateway/.mesh/index.js",
    package: "packages/mesh-gateway",
    command: ["mesh", "build", "--fileType", "js"],
  },
  {
    name: "console",
    inputs: [
      "pnpm-lock.yaml",
      "packages/ui/package.json",
      "packages/ui/src/**/*",
      "packages/console/package.json",
      "packages/console/*.ts",
      "packages/console/index.html",
      "packages/console/public/**/*",
      "packages/console/src/**/*",
    ],
    output: "packages/console/dist/index.html",
    package: "packages/console",
    command: ["vite", "build", "--logLevel", "warn"],
  },
];

/** Builds what is missing or older than its inputs. @throws Error when a build fails. */
export function buildAll(): void {
  for (const target of targets) build(target);
}

/** Builds only the executable graph, for the gateway's tests. @throws Error when the build fails. */
export function buildGraph(): void {
  for (const target of targets) if (target.name === "graph") build(target);
}

function build(target: Target): void {
  const stampFile = `${root}node_modules/.cache/build-${target.name}`;
  const state = hashOf(target.inputs);
  const fresh =
    existsSync(`${root}${target.output}`) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, "utf8") === state;
  if (fresh) return;
  const [tool, ...args] = target.command;
  const cwd = `${root}${target.package}`;
  const done = spawnSync(`${cwd}/node_modules/.bin/${tool}`, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (done.status !== 0) {
    throw new Error(`The ${target.name} could not be built.\n${done.stdout}${done.stderr}`);
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, state);
}

function hashOf(globs: string[]): string {
  const hash = createHash("sha256");
  const files = globSync(globs, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|stories)\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  for (const file of files) hash.update(file).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}
