import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { startTestApp, type ProblemBody } from "../../test/test-app.ts";
import { buildApp } from "../app.ts";
import { handlers } from "../domains/handlers.ts";
import { contractDocument } from "./document.ts";
import type { Handlers, OperationId } from "./handler.ts";
import { operationsOf } from "./operations.ts";

const { app, call, db } = await startTestApp();
const operations = operationsOf(contractDocument);

/** A path of a call with a value for each parameter. */
function pathOf({ path }: { path: string }): string {
  return `/api${path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === "country" ? "PT" : "1"))}`;
}

/** A sandbox in which one handler is another. */
function appWith<Id extends OperationId>(id: Id, handler: (call: never) => Promise<unknown>) {
  return buildApp({
    db,
    handlers: { ...handlers, [id]: handler },
    validateResponses: true,
    logLevel: "silent",
  });
}

describe("handlers", () => {
  test("every call has one, and a missing one fails at start with its name", async () => {
    const { sites: _sites, login: _login, ...rest } = handlers;
    await expect(buildApp({ db, handlers: rest as Handlers, logLevel: "silent" })).rejects.toThrow(
      "Calls without a handler: login, sites.",
    );
  });

  test("one without a call fails at start too", async () => {
    const more = { ...handlers, renamed: async () => undefined };
    await expect(buildApp({ db, handlers: more, logLevel: "silent" })).rejects.toThrow(
      "Handlers without a call: renamed.",
    );
  });
});

describe("every call", () => {
  test("the contract has 94", () => expect(operations).toHaveLength(94));

  test.each(operations.filter(({ secured }) => secured))("$id needs a token", async (operation) => {
    const reply = await app.inject({ method: operation.method, url: pathOf(operation) });
    expect([reply.statusCode, reply.json()]).toEqual([
      401,
      { code: 401, message: "JWT Token not found" },
    ]);
    expect(reply.headers["www-authenticate"]).toBe("Bearer");
  });

  test("only login and refresh work without one", () => {
    const open = operations.filter(({ secured }) => !secured).map(({ id }) => id);
    expect(open).toEqual(["login", "refreshToken"]);
  });

  const withBody = operations.filter(({ bodyRequired }) => bodyRequired);

  test.each(withBody)("$id refuses another content type", async (operation) => {
    const reply = await app.inject({
      method: operation.method,
      url: pathOf(operation),
      headers: { authorization: `Bearer ${token()}`, "content-type": "text/csv" },
      payload: "a,b",
    });
    expect(reply.statusCode).toBe(415);
    expect(reply.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  });

  const withJson = withBody.filter(({ bodies }) => !bodies.has("multipart/form-data"));

  test.each(withJson)("$id refuses a body that is no object", async (operation) => {
    const reply = await app.inject({
      method: operation.method,
      url: pathOf(operation),
      headers: {
        authorization: `Bearer ${token()}`,
        "content-type": [...operation.bodies.keys()][0],
      },
      payload: "[]",
    });
    expect([reply.statusCode, reply.json<ProblemBody>().violations]).toEqual([
      422,
      [{ propertyPath: "", message: "This value should be of type object." }],
    ]);
  });

  const byPath = Map.groupBy(operations, ({ path }) => path);

  test.each([...byPath.keys()])("%s answers 405 to other methods", async (path) => {
    const allowed = byPath.get(path)?.map(({ method }) => method) ?? [];
    const other = (["DELETE", "PUT"] as const).find((method) => !allowed.includes(method as never));
    const reply = await app.inject({ method: other ?? "PUT", url: pathOf({ path }) });
    expect([reply.statusCode, reply.headers["allow"]]).toEqual([405, allowed.join(", ")]);
  });
});

function token(): string {
  return app.jwt.sign({ sub: "operator" });
}

describe("requests", () => {
  const json = { "content-type": "application/json" };
  const post = (payload: string) =>
    app.inject({
      method: "POST",
      url: "/api/sites",
      headers: { authorization: `Bearer ${token()}`, ...json },
      payload,
    });

  test("JSON that cannot be read is a bad request", async () => {
    const reply = await post('{"name": ');
    expect([reply.statusCode, reply.json<ProblemBody>().detail]).toEqual([400, "Syntax error"]);
  });

  test.each([
    ["NUL", '{"name": "a\\u0000b"}'],
    ["a lone surrogate", '{"name": "\\ud800"}'],
    ["NUL in a key", '{"name": "a", "settingsSite": {"metadata": {"\\u0000": 1}}}'],
  ])("text that no database holds is a bad request: %s", async (_, payload) => {
    expect((await post(payload)).statusCode).toBe(400);
  });

  test("an emoji is text", async () => {
    expect((await post('{"name": "\\ud83c\\udf81"}')).json()).toMatchObject({ name: "🎁" });
  });

  test("keys that would reach a prototype are a bad request", async () => {
    expect((await post('{"name": "a", "__proto__": {"admin": true}}')).statusCode).toBe(400);
  });

  test("no body at all is a bad request", async () => {
    expect((await post("")).statusCode).toBe(400);
  });

  test("a body of more than 8 MB is refused", async () => {
    const reply = await post(JSON.stringify({ name: "a".repeat(9 * 1024 * 1024) }));
    expect([reply.statusCode, reply.json<ProblemBody>().detail]).toEqual([
      413,
      "The body is larger than allowed.",
    ]);
  });

  test.each([
    ["/sites?page=0", 'Query parameter "page": This value should be greater than or equal to 1.'],
    ["/sites?itemsPerPage=1001", /less than or equal to 1000/],
    ["/sites?page=two", 'Query parameter "page": This value should be of type integer.'],
    ["/sites?page=1&page=2", 'Query parameter "page": This value should be of type integer.'],
  ])("%s is a bad request that says why", async (path, detail) => {
    const { status, body } = await call<ProblemBody>("GET", path);
    expect(status).toBe(400);
    expect(body.detail).toMatch(detail);
  });

  test("unknown query parameters are ignored", async () => {
    expect((await call("GET", "/sites?order[name]=asc")).status).toBe(200);
  });

  test("an unknown path is not found", async () => {
    const { status, body } = await call<ProblemBody>("GET", "/nowhere");
    expect([status, body.detail]).toEqual([404, 'No route found for "GET /api/nowhere"']);
  });

  test("a HEAD request runs nothing", async () => {
    const reply = await app.inject({ method: "HEAD", url: "/api/sites/1/redeploy" });
    expect(reply.statusCode).toBe(404);
  });

  test("?full, ?full=1 and ?full=true mean the same", async () => {
    const seen: unknown[] = [];
    const other = await appWith("generateArticle", async ({ query }: { query: object }) => {
      seen.push(query);
      throw new Error("enough");
    });
    for (const query of ["full", "full=1", "full=true", "full=0", ""]) {
      await other.inject({
        url: `/api/articles/1/generate?${query}`,
        headers: { authorization: `Bearer ${token()}` },
      });
    }
    expect(seen).toEqual([{ full: true }, { full: true }, { full: true }, { full: false }, {}]);
    await other.close();
  });
});

describe("replies in tests", () => {
  async function detailOf(id: OperationId, url: string, handler: () => Promise<unknown>) {
    const other = await appWith(id, handler);
    const reply = await other.inject({ url, headers: { authorization: `Bearer ${token()}` } });
    await other.close();
    return [reply.statusCode, reply.json<ProblemBody>().detail];
  }

  test("one that breaks the contract fails and names call and property", async () => {
    const site = { id: 1, name: "A", status: "live", settingsSite: { country: 7, metadata: {} } };
    expect(await detailOf("site", "/api/sites/1", async () => site)).toEqual([
      500,
      'The reply of site (GET /sites/{id}) breaks the contract at "logo" (200): This value should not be blank.',
    ]);
  });

  test("an error that the call does not have fails", async () => {
    const { notFound } = await import("../http/problem.ts");
    const handler = async () => Promise.reject(notFound());
    expect(await detailOf("sites", "/api/sites", handler)).toEqual([
      500,
      "The reply of sites (GET /sites) has no response 404.",
    ]);
  });

  test("an unexpected error tells nothing about itself", async () => {
    const handler = async () => Promise.reject(new Error("password: secret"));
    expect(await detailOf("sites", "/api/sites", handler)).toEqual([500, "Internal Server Error"]);
  });
});

test("the handler's signal aborts when the caller goes away, and not before", async () => {
  const entered = Promise.withResolvers<AbortSignal>();
  const other = await appWith("sites", async ({ signal }: { signal: AbortSignal }) => {
    entered.resolve(signal);
    await once(signal, "abort");
    return { member: [], totalItems: 0 };
  });
  const url = await other.listen({ host: "127.0.0.1", port: 0 });
  const caller = new AbortController();
  const headers = { authorization: `Bearer ${token()}` };
  const reply = fetch(`${url}/api/sites`, { headers, signal: caller.signal });
  const signal = await entered.promise;
  expect(signal.aborted).toBe(false);
  caller.abort();
  await expect(reply).rejects.toThrow("aborted");
  await once(signal, "abort");
  await other.close();
});

test("GET /api/docs.json serves the contract, without a token", async () => {
  const reply = await app.inject({ url: "/api/docs.json" });
  expect(reply.json()).toEqual(JSON.parse(JSON.stringify(contractDocument)));
});
