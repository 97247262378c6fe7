import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

const stages = new URL("stages.ts", import.meta.url).href;
const command = "console.log(process.pid); setInterval(() => {}, 1000)";

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "%s ends the command that runs, and none follows",
  async (signal) => {
    const script = `
      const { run } = await import(${JSON.stringify(stages)});
      await run(process.execPath, ["-e", ${JSON.stringify(command)}]);
      console.log("followed");
    `;
    const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    await once(child.stdout, "data");
    child.kill(signal);
    await once(child, "close");
    expect(child.exitCode).toBe(1);
    expect(output).toMatch(/^\d+\n$/);
    expect(() => process.kill(Number(output), 0)).toThrow("ESRCH");
  },
);
