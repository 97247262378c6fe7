import { test as base, type Page } from "@playwright/test";
import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import type { Fault } from "../../packages/sandbox-api/src/sandbox/faults.ts";
import { serverLog } from "../../scripts/failures.ts";
import type { RunningServer } from "../../scripts/servers.ts";
import { root } from "../../scripts/stages.ts";
import { operatorState } from "./sign-in.ts";
import { startTestGateway, startTestSandbox } from "../../scripts/test-servers.ts";

/** A request that the API host received. */
export interface RecordedRequest {
  /** Of the contract. */
  operationId: string;
  method: string;
  path: string;
  /** Without its question mark. */
  query: string;
  headers: Record<string, string>;
  body: unknown;
}

/** The real chain on ports of its own: gateway with the built console, sandbox in memory. */
export interface Stack {
  /** Where the console is served. */
  url: string;
  sandbox: RunningServer;
  gateway: RunningServer;
  /** What the API host has received since the last reset. */
  requests(): Promise<RecordedRequest[]>;
  /** Back to the seed data; also forgets requests and faults. */
  reset(): Promise<void>;
  /** Lets every operation work again. */
  clearFaults(): Promise<void>;
  /** Makes one operation of the API host fail or lag. */
  fault(fault: Fault): Promise<void>;
}

/** Both servers of every chain write here; a failed test brings its part of it along. */
const logFile = `${root}.test/servers.log`;

/** Starts the chain. The caller stops gateway and sandbox, in this order. */
export async function startStack(env: Record<string, string> = {}): Promise<Stack> {
  mkdirSync(`${root}.test`, { recursive: true });
  const sandbox = await startTestSandbox(env, logFile);
  const gateway = await startTestGateway(sandbox.url, {}, logFile);
  const control = async (path: string, method: string, body?: unknown): Promise<Response> => {
    const response = await fetch(`${sandbox.url}/_sandbox/${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return response;
  };
  return {
    url: gateway.url,
    sandbox,
    gateway,
    requests: async () => (await (await control("requests", "GET")).json()) as RecordedRequest[],
    clearFaults: async () => {
      await control("faults", "DELETE");
    },
    reset: async () => {
      await control("faults", "DELETE");
      await control("reset", "POST");
    },
    fault: async (fault) => {
      await control("faults", "POST", fault);
    },
  };
}

/** What a spec chooses with `test.use`. */
interface Options {
  /** Whether its pages hold the operator's tokens from the start, without the login page. */
  signedIn: boolean;
}

/** Playwright's test with the running chain; every test starts from the seed data. */
export const test = base.extend<{ fresh: void } & Options, { stack: Stack }>({
  signedIn: [false, { option: true }],
  stack: [
    async ({}, provide) => {
      const stack = await startStack();
      await provide(stack);
      await stack.gateway.stop();
      await stack.sandbox.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  fresh: [
    async ({ stack }, provide, testInfo) => {
      const before = existsSync(logFile) ? statSync(logFile).size : 0;
      await stack.reset();
      await provide();
      if (testInfo.status === testInfo.expectedStatus) return;
      const body = readFileSync(logFile).subarray(before);
      if (body.length > 0) await testInfo.attach(serverLog, { body, contentType: "text/plain" });
    },
    { auto: true },
  ],
  baseURL: async ({ stack }, provide) => provide(stack.url),
  storageState: async ({ stack, signedIn }, provide) =>
    provide(signedIn ? await operatorState(stack) : undefined),
});

export { expect } from "@playwright/test";

/** Logs in as the sandbox's operator and waits for the sites list. */
export async function logIn(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Username").fill("operator");
  await page.getByRole("textbox", { name: "Password" }).fill("operator");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("heading", { name: "Sites", level: 1 }).waitFor();
}
