// Entry point of every npm script. Runs on the host's Node (20 or newer): installs what the
// project pins, finds a browser where one is needed, then hands over to the pinned runtime.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBrowser } from "./browser.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const manifest = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
const needsBrowser = new Set(["test", "bench", "visual"]);

const [script, ...args] = process.argv.slice(2);
if (!script || !manifest.scripts[`do:${script}`]) {
  fail(`Unknown script "${script ?? ""}". Use one of the scripts in package.json.`);
}

const [major] = process.versions.node.split(".").map(Number);
if (major < 20) fail(`Node ${process.versions.node} is too old: install Node 20 or newer.`);

install();
const env = { ...process.env };
if (needsBrowser.has(script)) env.CHROMIUM_PATH = ensureBrowser(fail);

// Straight to the tool, without a package manager between: it gets every signal, and starts sooner.
const [tool, ...given] = manifest.scripts[`do:${script}`].split(" ");
const tools = `${root}node_modules/.bin`;
const child = spawn(`${tools}/${tool}`, [...given, ...args], {
  cwd: root,
  env: { ...env, PATH: `${tools}${delimiter}${env.PATH}` },
  stdio: "inherit",
});
// The terminal sends Ctrl+C to the whole group; other senders reach only this process.
process.on("SIGINT", () => {
  if (!process.stdin.isTTY) child.kill("SIGINT");
});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
// npm passes a signal only to the shell between, which ends without telling us: then we end too.
const parent = process.ppid;
if (env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent) child.kill("SIGTERM");
  }, 500).unref();
}
child.on("error", (error) => fail(`${tool} could not be started: ${error.message}`));
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

/** Installs the locked dependencies; skipped while lockfile and runtime are those of last time. */
function install() {
  const lock = readFileSync(`${root}pnpm-lock.yaml`);
  const state = createHash("sha256")
    .update(lock)
    .update(`${process.platform}-${process.arch}-${manifest.config.pnpm}`)
    .digest("hex");
  const stampFile = `${root}node_modules/.cache/install-stamp`;
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === state) return;
  const done = spawnSync(
    "npx",
    [
      "--yes",
      `pnpm@${manifest.config.pnpm}`,
      "install",
      "--frozen-lockfile",
      "--reporter=append-only",
    ],
    { cwd: root, stdio: ["ignore", "pipe", "pipe"], encoding: "utf8" },
  );
  if (done.status !== 0) {
    process.stderr.write(`${done.stdout ?? ""}${done.stderr ?? ""}`);
    fail("The dependencies could not be installed: is the npm registry reachable?");
  }
  mkdirSync(`${root}node_modules/.cache`, { recursive: true });
  writeFileSync(stampFile, state);
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
