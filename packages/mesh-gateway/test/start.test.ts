import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApiHost, type ApiHost } from "./support/api-host.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "start-"));
let host: ApiHost;

beforeAll(async () => {
  writeFileSync(join(folder, "index.html"), "<html><head></head></html>");
  writeFileSync(join(folder, "documents.json"), "{}");
  host = await startApiHost();
});

afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

function start(env: Record<string, string>) {
  const child = fork(main, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: "0",
      API_URL: host.url,
      CONSOLE_FOLDER: folder,
      GRAPH_DOCUMENTS_FILE: join(folder, "documents.json"),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

test.for(["SIGTERM", "SIGINT", "disconnect"] as const)(
  "it says when it is ready, and closes quietly on %s",
  async (end) => {
    const { child, output } = start({});
    const [message] = (await once(child, "message")) as [{ ready: boolean; url: string }];
    expect(message.ready).toBe(true);
    expect((await fetch(`${message.url}/healthz`)).status).toBe(200);
    if (end === "disconnect") child.disconnect();
    else child.kill(end);
    const [code] = (await once(child, "exit")) as [number | null];
    expect([code, output()]).toEqual([0, ""]);
  },
);

describe("what is wrong is said in one sentence", () => {
  async function failure(env: Record<string, string>): Promise<string> {
    const { child, output } = start(env);
    const [code] = (await once(child, "close")) as [number];
    expect(code).toBe(1);
    expect(output().trimEnd().split("\n")).toHaveLength(1);
    return output();
  }

  test("API_URL is missing", async () => {
    expect(await failure({ API_URL: "" })).toContain("API_URL is missing");
  });

  test("API_URL is no URL", async () => {
    expect(await failure({ API_URL: "api.example.com" })).toContain('API_URL is "api.example.com"');
  });

  test("the API host cannot be reached", async () => {
    const port = await freePort();
    const said = await failure({ API_URL: `http://127.0.0.1:${port}/api` });
    expect(said).toContain(`http://127.0.0.1:${port}/api cannot be reached`);
  });

  test("the port is in use", async () => {
    const other = createServer();
    other.listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    expect(await failure({ PORT: String(port) })).toContain(`Port ${port} is in use`);
    other.close();
  });

  test("the address is not one of this machine", async () => {
    expect(await failure({ HOST: "192.0.2.1" })).toContain('HOST is "192.0.2.1"');
  });

  test("the console is not built", async () => {
    expect(await failure({ CONSOLE_FOLDER: join(folder, "none") })).toContain("not built");
  });

  test("the documents are missing", async () => {
    const file = join(folder, "none.json");
    expect(await failure({ GRAPH_DOCUMENTS_FILE: file })).toContain("documents are missing");
  });

  test("the documents are not a manifest", async () => {
    const file = join(folder, "index.html");
    expect(await failure({ GRAPH_DOCUMENTS_FILE: file })).toContain("not a manifest");
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
