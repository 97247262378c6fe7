import { openAsBlob } from "node:fs";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { afterAll, inject } from "vitest";
import { buildApp, type AppOptions } from "../src/app.ts";
import type { Schema } from "../src/contract/handler.ts";
import { openDatabase, type Db } from "../src/db/open.ts";
import { reseed } from "../src/seed/seed.ts";

/** A reply of the sandbox. */
export interface TestReply<Body> {
  status: number;
  headers: LightMyRequestResponse["headers"];
  /** Parsed JSON, or undefined for an empty reply. */
  body: Body;
}

/** A sandbox with seed data, in memory; replies that break the contract fail. */
export interface TestApp {
  app: FastifyInstance;
  db: Db;
  /**
   * Sends a request as the operator.
   * @param path below `/api`, with its query
   * @param body sent as JSON, or as a merge patch with PATCH
   */
  call: <Body = unknown>(method: Method, path: string, body?: object) => Promise<TestReply<Body>>;
  /** As `call`, but throws unless the reply is a success. */
  ok: <Body = unknown>(method: Method, path: string, body?: object) => Promise<Body>;
  /** Sends files as the operator, in a multipart body. */
  upload: <Body = unknown>(path: string, files: Record<string, File>) => Promise<TestReply<Body>>;
  /** Puts the seed data back. */
  reset: () => Promise<void>;
}

type Method = "GET" | "POST" | "PATCH" | "DELETE" | "PUT";

/** The body of an error. */
export type ProblemBody = Schema<"Problem">;

// One per worker: opening it costs more than putting the seed data back.
let shared: Promise<Db> | undefined;

async function openSeeded(): Promise<Db> {
  const dump = await openAsBlob(inject("seededDatabase"));
  return openDatabase({ kind: "memory", dump });
}

/** Starts a sandbox with fresh seed data for one test file; it closes after the last test. */
export async function startTestApp(options: Partial<AppOptions> = {}): Promise<TestApp> {
  shared ??= openSeeded();
  const db = await shared;
  await reseed(db);
  const sandbox = await createTestApp({ db, ...options });
  afterAll(() => sandbox.app.close());
  return sandbox;
}

/** A sandbox on a database that is at hand; whoever makes it closes it. */
export async function createTestApp(options: AppOptions): Promise<TestApp> {
  const { db } = options;
  const app = await buildApp({
    validateResponses: true,
    limitLogins: false,
    logLevel: "silent",
    ...options,
  });
  await app.ready();
  const token = app.jwt.sign({ sub: "operator", id: 1, username: "operator" });
  const call: TestApp["call"] = async (method, path, body) => {
    const reply = await app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}`, ...(body && contentType(method)) },
      payload: body && JSON.stringify(body),
    });
    return { status: reply.statusCode, headers: reply.headers, body: parsed(reply.body) };
  };
  return {
    app,
    db,
    call,
    async ok(method, path, body) {
      const reply = await call(method, path, body);
      if (reply.status < 300) return reply.body as never;
      throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    },
    async upload(path, files) {
      const form = new FormData();
      for (const [name, file] of Object.entries(files)) form.append(name, file);
      const request = new Request("http://sandbox", { method: "POST", body: form });
      const reply = await app.inject({
        method: "POST",
        url: `/api${path}`,
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": request.headers.get("content-type") ?? "",
        },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      return { status: reply.statusCode, headers: reply.headers, body: parsed(reply.body) };
    },
    reset: () => reseed(db),
  };
}

function contentType(method: Method): Record<string, string> {
  const type = method === "PATCH" ? "application/merge-patch+json" : "application/json";
  return { "content-type": type };
}

function parsed(text: string): never {
  return (text === "" ? undefined : JSON.parse(text)) as never;
}
