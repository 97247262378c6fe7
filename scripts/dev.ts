import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
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
const commands: [string, string[], string][] = [
  [process.execPath, ["--watch", "src/main.ts"], "packages/mesh-gateway"],
  [`${root}packages/console/node_modules/.bin/vite`, [], "packages/console"],
];
if (!process.env.API_URL) {
  commands.unshift([process.execPath, ["--watch", "src/main.ts"], "packages/sandbox-api"]);
}
const children = commands.map(([command, args, cwd]) =>
  spawn(command, args, { cwd: `${root}${cwd}`, env, stdio: "inherit" }),
);
const closeAll = () => children.forEach((child) => child.kill("SIGTERM"));
process.on("SIGINT", closeAll);
process.on("SIGTERM", closeAll);
