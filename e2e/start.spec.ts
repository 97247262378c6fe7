import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "@playwright/test";

/** Ports that nobody listens on now. */
async function freePorts(count: number): Promise<string[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const ports = servers.map((server) => String((server.address() as { port: number }).port));
  await Promise.all(servers.map((server) => once(server.close(), "close")));
  return ports;
}

const started: ChildProcess[] = [];
test.afterEach(() => started.splice(0).forEach((npm) => npm.kill("SIGTERM")));

/** `npm start`, with what it has printed so far. */
function npmStart(env: Record<string, string>) {
  const npm = spawn("npm", ["start"], { env: { ...process.env, ...env } });
  started.push(npm);
  const printed = { text: "" };
  for (const stream of [npm.stdout, npm.stderr])
    stream.on("data", (chunk: Buffer) => (printed.text += chunk.toString()));
  return { npm, printed };
}

async function isServing(port: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
}

async function endOf(npm: ChildProcess): Promise<number | null> {
  if (npm.exitCode === null && npm.signalCode === null) await once(npm, "exit");
  return npm.exitCode;
}

test("npm start serves the console, and ends whole when it is asked to", async () => {
  const [port, sandboxPort] = (await freePorts(2)) as [string, string];
  const env = { PORT: port, SANDBOX_PORT: sandboxPort, SANDBOX_DATA: "memory://" };
  const { npm, printed } = npmStart(env);
  await expect.poll(() => printed.text, { timeout: 50_000 }).toContain("operator / operator");
  expect(printed.text).toContain(`http://127.0.0.1:${port}`);
  const login = await fetch(`http://127.0.0.1:${port}/login`, {
    headers: { accept: "text/html" },
  });
  expect(await login.text()).toContain('type="module"');

  npm.kill("SIGTERM");
  await endOf(npm);
  await expect.poll(() => isServing(port)).toBe(false);
  await expect.poll(() => isServing(sandboxPort)).toBe(false);
});

test("npm start names the port that is taken, and how to take another", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as { port: number };
  const [free] = (await freePorts(1)) as [string];
  const { npm, printed } = npmStart({
    PORT: free,
    SANDBOX_PORT: String(port),
    SANDBOX_DATA: "memory://",
  });
  expect(await endOf(npm)).toBe(1);
  expect(printed.text).toContain(`Port ${port} is in use`);
  expect(printed.text).toContain("SANDBOX_PORT");
  expect(await isServing(free)).toBe(false);
  taken.close();
});
