import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Folder of the repository, with a trailing slash. */
export const root = fileURLToPath(new URL("..", import.meta.url));

const ending = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** How a command ended. */
export interface Outcome {
  ok: boolean;
  /** Both output streams; empty where the command wrote straight to the terminal. */
  output: string;
}

/**
 * Runs one command of the repository. A signal that asks this process to end reaches the command
 * first, and no other command follows.
 * @param command an executable; a bare name means one of the workspace's tools
 * @param options `quiet` collects the output instead of showing it
 */
export async function run(
  command: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string>; quiet?: boolean } = {},
): Promise<Outcome> {
  const cwd = `${root}${options.cwd ?? ""}`;
  const path = command.includes("/") ? command : `${cwd}/node_modules/.bin/${command}`;
  const child = spawn(path, args, {
    cwd,
    env: { ...process.env, ...options.env },
    stdio: ["ignore", options.quiet ? "pipe" : "inherit", options.quiet ? "pipe" : "inherit"],
  });
  const stop = (signal: NodeJS.Signals) => {
    child.once("close", () => process.exit(1));
    // The terminal sends Ctrl+C to the command as well.
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of ending) process.once(signal, stop);
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => {
    child.on("close", resolve);
    child.on("error", (error) => {
      output += error.message;
      resolve(1);
    });
  });
  for (const signal of ending) process.off(signal, stop);
  return { ok: code === 0, output };
}
