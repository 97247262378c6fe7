import { buildAll } from "./build.ts";
import { startServer, type RunningServer } from "./servers.ts";

const running: RunningServer[] = [];
let closing = false;

async function close(code: number): Promise<never> {
  closing = true;
  for (const server of running.reverse()) await server.stop();
  process.exit(code);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => void close(0));

try {
  buildAll();
  let apiUrl = process.env.API_URL;
  if (!apiUrl) {
    const sandbox = await startServer("sandbox", {
      SANDBOX_AI_DELAY_MS: process.env.SANDBOX_AI_DELAY_MS ?? "600",
    });
    running.push(sandbox);
    apiUrl = `${sandbox.url}/api`;
  }
  const gateway = await startServer("gateway", { NODE_ENV: "production", API_URL: apiUrl });
  running.push(gateway);
  console.log(`\n  Gift console   ${gateway.url}`);
  if (process.env.API_URL) console.log(`  API host       ${apiUrl}\n`);
  else console.log("  Sandbox login  operator / operator\n");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await close(1);
}

// One without the other serves nobody: when either ends, all end.
for (const server of running) {
  void server.exited.then(() => (closing ? undefined : close(1)));
}
