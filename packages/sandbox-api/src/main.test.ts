import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Schema } from "./contract/handler.ts";

const entry = fileURLToPath(new URL("main.ts", import.meta.url));

let data = "";
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "sandbox-main-"));
});
afterAll(() => rm(data, { recursive: true, force: true }));

interface Sandbox {
  process: ChildProcess;
  errors: () => string;
}

function start(env: Record<string, string>): Sandbox {
  const child = fork(entry, {
    env: { ...process.env, SANDBOX_PORT: "0", SANDBOX_DATA: data, ...env },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let errors = "";
  child.stderr?.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  return { process: child, errors: () => errors };
}

async function ready(sandbox: Sandbox): Promise<string> {
  const ended = once(sandbox.process, "exit").then(() => {
    throw new Error(sandbox.errors());
  });
  const [message] = (await Promise.race([once(sandbox.process, "message"), ended])) as [
    { ready: true; url: string },
  ];
  expect(message).toEqual({ ready: true, url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:/) });
  return message.url;
}

async function stop(sandbox: Sandbox, signal: NodeJS.Signals): Promise<number | null> {
  const ended = once(sandbox.process, "exit");
  sandbox.process.kill(signal);
  const [code] = (await ended) as [number | null];
  return code;
}

async function authorise(url: string): Promise<Record<string, string>> {
  const reply = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "operator", password: "operator" }),
  });
  const { token } = (await reply.json()) as Schema<"TokenPair">;
  return { authorization: `Bearer ${token}`, "content-type": "application/json" };
}

describe("a running sandbox", { timeout: 60_000 }, () => {
  test("keeps its data and tokens over a restart and a crash, and ends with its parent", async () => {
    const first = start({});
    const url = await ready(first);
    const headers = await authorise(url);
    const body = JSON.stringify({ name: "Kept" });
    const created = await fetch(`${url}/api/sites`, { method: "POST", headers, body });
    const site = (await created.json()) as Schema<"Site">;
    expect(await stop(first, "SIGTERM")).toBe(0);

    const second = start({});
    const again = await ready(second);
    const kept = await fetch(`${again}/api/sites/${site.id}`, { headers });
    expect(await kept.json()).toEqual(site);
    await stop(second, "SIGKILL");

    const third = start({});
    const after = await ready(third);
    const stillKept = await fetch(`${after}/api/sites/${site.id}`, { headers });
    expect(await stillKept.json()).toEqual(site);

    const intruder = start({});
    const [code] = (await once(intruder.process, "exit")) as [number];
    expect(code).toBe(1);
    expect(intruder.errors()).toBe(
      `The sandbox did not start: another sandbox uses ${data}: stop it, or set SANDBOX_DATA to another folder.\n`,
    );
    const ended = once(third.process, "exit");
    third.process.disconnect();
    expect(await ended).toEqual([0, null]);
  });
});

describe("what stops the start is said in one sentence", () => {
  async function failure(env: Record<string, string>): Promise<[number, string]> {
    const sandbox = start(env);
    const [code] = (await once(sandbox.process, "exit")) as [number];
    return [code, sandbox.errors()];
  }

  test("a variable", async () => {
    expect(await failure({ SANDBOX_PORT: "x" })).toEqual([
      1,
      'SANDBOX_PORT must be a whole number from 0 to 65535, not "x".\n',
    ]);
  });

  test("a port in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    expect(await failure({ SANDBOX_PORT: String(port) })).toEqual([
      1,
      `Port ${port} is in use: stop what listens there, or set SANDBOX_PORT to another one.\n`,
    ]);
    other.close();
  });

  test("a database server that does not answer", async () => {
    const [code, errors] = await failure({ DATABASE_URL: "postgres://127.0.0.1:1/sandbox" });
    expect(code).toBe(1);
    expect(errors).toBe(
      "The sandbox did not start: the database does not answer (connect ECONNREFUSED 127.0.0.1:1).\n",
    );
  });
});
