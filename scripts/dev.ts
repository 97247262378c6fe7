import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { reachesApiHost } from "../packages/mesh-gateway/src/config/api-host.ts";
import { buildAll } from "./build.ts";

// Three processes that restart or reload by themselves: sandbox, gateway and Vite.
const root = fileURLToPath(new URL("..", import.meta.url));
const sandboxPort = process.env.SANDBOX_PORT ?? "4001";
const gatewayPort = process.env.PORT ?? "4000";
const apiUrl = process.env.API_URL ?? `http://127.0.0.1:${sandboxPort}/api`;

buildAll();
const env = {
  ...process.env,
  PORT: gatewayPort,
  SANDBOX_PORT: sandboxPort,
  API_URL: apiUrl,
  NODE_ENV: "development",
  GRAPH_DOCUMENTS: process.env.GRAPH_DOCUMENTS ?? "any",
};
const running: ChildProcess[] = [];
let closing = false;

function closeAll(): void {
  closing = true;
  for (const child of running) child.kill("SIGTERM");
}

/** One without the others serves nobody: when one ends, all end. */
function start(command: string, args: string[], cwd: string): void {
  const child = spawn(command, args, { cwd: `${root}${cwd}`, env, stdio: "inherit" });
  running.push(child);
  child.on("exit", () => {
    if (closing) return;
    process.exitCode = 1;
    closeAll();
  });
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, closeAll);
start(`${root}packages/console/node_modules/.bin/vite`, [], "packages/console");
if (!process.env.API_URL) {
  start(process.execPath, ["--watch", "src/main.ts"], "packages/sandbox-api");
  // The gateway ends where its host does not answer.
  while (!closing && !(await reachesApiHost(apiUrl))) await wait(200);
}
if (!closing) start(process.execPath, ["--watch", "src/main.ts"], "packages/mesh-gateway");
