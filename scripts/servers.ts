import { fork } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A server of this repository, running as a child process. */
export interface RunningServer {
  /** Base URL without a trailing slash, e.g. `http://127.0.0.1:4000`. */
  url: string;
  /** Process id, for tests that kill the server on purpose. */
  pid: number;
  /** Settles when the process has ended, however it ended. */
  exited: Promise<void>;
  /** Asks the server to close and waits until it has. */
  stop(): Promise<void>;
}

/** What a server tells its parent once it accepts requests. */
interface ReadyMessage {
  ready: true;
  url: string;
}

const entries = {
  sandbox: "../packages/sandbox-api/src/main.ts",
  gateway: "../packages/mesh-gateway/src/main.ts",
} as const;

/**
 * Starts a server and waits until it accepts requests.
 * @param name which server
 * @param env variables added to this process's own
 * @param log file that its output is appended to; without one it goes to this terminal
 * @throws Error when the server exits before it is ready; it has then printed why.
 */
export async function startServer(
  name: keyof typeof entries,
  env: Record<string, string> = {},
  log?: string,
): Promise<RunningServer> {
  const output = log === undefined ? "inherit" : openSync(log, "a");
  const child = fork(fileURLToPath(new URL(entries[name], import.meta.url)), {
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output, "ipc"],
  });
  if (typeof output === "number") closeSync(output);
  const exited = once(child, "exit").then(() => undefined);
  const ready = new Promise<ReadyMessage>((resolve) => {
    child.on("message", (message) => {
      if (isReady(message)) resolve(message);
    });
  });
  const first = await Promise.race([ready, exited]);
  if (!first || child.pid === undefined) {
    throw new Error(`The ${name} did not start${log === undefined ? "" : `: see ${log}`}.`);
  }
  return {
    url: first.url,
    pid: child.pid,
    exited,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
      await exited;
    },
  };
}

function isReady(message: unknown): message is ReadyMessage {
  return typeof message === "object" && message !== null && "ready" in message && "url" in message;
}
