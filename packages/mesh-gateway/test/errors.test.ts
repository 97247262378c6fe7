import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { json, startApiHost, type ApiHost, type Responder } from "./support/api-host.ts";
import { startGateway, type TestGateway } from "./support/gateway.ts";

const siteName = "query SiteName($id: Int!) { site(id: $id) { name } }";
const signIn = "mutation SignIn($input: LoginCredentialsInput!) { login(input: $input) { token } }";
const createArticle =
  "mutation CreateArticle($input: ArticleCreateInput!) { createArticle(input: $input) { id } }";
const siteWithAuthors =
  "query SiteWithAuthors($id: Int!) { site(id: $id) { name authors { totalItems } } }";
const sessions = "query Session($sid: String!) { chatSession(id: 1, sid: $sid) { id } }";
const feeds = "query Feeds($country: String!) { feedsByCountry(country: $country) { totalItems } }";
const banner = "mutation Banner { generateBanner(id: 12) { base64 } }";
const documents = [siteName, signIn, createArticle, siteWithAuthors, sessions, feeds, banner];

const site = { id: 1, name: "Presentes", status: "live", settingsSite: { metadata: {} } };

let host: ApiHost;
let gateway: TestGateway;

beforeAll(async () => {
  host = await startApiHost();
  gateway = await startGateway(host.url, documents);
});

afterAll(async () => {
  await gateway.close();
  await host.close();
});

describe("a reply of the API host that is not a success", () => {
  const cases: [string, Responder, number, object][] = [
    [
      "401 of the authenticator",
      json({ code: 401, message: "Expired JWT Token" }, 401),
      401,
      { message: "Expired JWT Token", extensions: { code: "UNAUTHENTICATED", status: 401 } },
    ],
    [
      "403",
      json({ title: "An error occurred", detail: "Access Denied." }, 403),
      403,
      { message: "Access Denied.", extensions: { code: "FORBIDDEN", status: 403 } },
    ],
    [
      "404",
      json({ type: "/errors/404", title: "An error occurred", detail: "Not Found" }, 404),
      404,
      { message: "Not Found", extensions: { code: "NOT_FOUND", status: 404 } },
    ],
    [
      "409, which has no code of its own",
      json({ detail: "The feed is being imported." }, 409),
      409,
      { message: "The feed is being imported.", extensions: { code: "BAD_REQUEST", status: 409 } },
    ],
    [
      "429",
      json({ detail: "Too many attempts." }, 429),
      429,
      { message: "Too many attempts.", extensions: { code: "RATE_LIMITED", status: 429 } },
    ],
    [
      "500 without what it says",
      json({ detail: "SQLSTATE[08006] at /srv/app/src/Db.php", trace: ["Db.php:12"] }, 500),
      500,
      {
        message: "The API host failed (500).",
        extensions: { code: "UPSTREAM_ERROR", status: 500 },
      },
    ],
    [
      "502 with the reason, which is meant for people",
      json({ detail: "The default and the backup provider failed." }, 502),
      502,
      {
        message: "The default and the backup provider failed.",
        extensions: { code: "UPSTREAM_ERROR", status: 502 },
      },
    ],
    [
      "503 in HTML",
      (_request, response) => response.writeHead(503).end("<h1>nginx</h1>"),
      503,
      {
        message: "The API host failed (503).",
        extensions: { code: "UPSTREAM_ERROR", status: 503 },
      },
    ],
    [
      "a redirect, which is not followed to anywhere else",
      (_request, response) => response.writeHead(304).end(),
      502,
      {
        message: "The API host answered 304.",
        extensions: { code: "BAD_UPSTREAM_RESPONSE", status: 502 },
      },
    ],
  ];

  test.for(cases)("%s", async ([, responder, status, error]) => {
    host.respond(responder);
    const reply = await gateway.ask(siteName, { id: 1 });
    expect(reply.status).toBe(status);
    expect(reply.errors).toEqual([{ path: ["site"], ...error }]);
    expect(reply.data).toEqual({ site: null });
  });

  test("422 with the violations that a form shows", async () => {
    const violations = [{ propertyPath: "title", message: "This value should not be blank." }];
    host.respond(
      json(
        {
          type: "/validation_errors/title",
          title: "An error occurred",
          status: 422,
          detail: "title: This value should not be blank.",
          violations: [{ ...violations[0], code: "internal" }],
        },
        422,
      ),
    );
    const reply = await gateway.ask(createArticle, { input: { siteId: 1, title: "" } });
    expect(reply.status).toBe(422);
    expect(reply.errors).toEqual([
      {
        message: "title: This value should not be blank.",
        path: ["createArticle"],
        extensions: { code: "VALIDATION_FAILED", status: 422, violations },
      },
    ]);
  });

  test("a banner that fails is an error, not a file", async () => {
    host.respond(json({ code: 401, message: "JWT Token not found" }, 401));
    const reply = await gateway.ask(banner);
    expect(reply.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    expect(reply.data).toEqual({ generateBanner: null });
  });
});

describe("a success that is none", () => {
  const cases: [string, Responder][] = [
    ["malformed JSON", (_request, response) => response.end('{"id": 1, "name": ')],
    ["HTML", (_request, response) => response.end("<p>Maintenance</p>")],
    ["nothing", (_request, response) => response.end()],
    ["null", (_request, response) => response.end("null")],
    ["a list", (_request, response) => response.end("[]")],
    ["an object without a required field", json({ id: 1, status: "live" })],
    ["a field of another type", json({ ...site, name: { pt: "Presentes" } })],
  ];

  test.for(cases)("%s", async ([, responder]) => {
    host.respond(responder);
    const reply = await gateway.ask(siteName, { id: 1 });
    expect(reply.status).toBe(502);
    expect(reply.errors?.map((error) => error.extensions)).toEqual([
      { code: "BAD_UPSTREAM_RESPONSE", status: 502 },
    ]);
    expect(reply.data).toEqual({ site: null });
  });
});

test("a connection that breaks", async () => {
  host.respond((_request, response) => response.destroy());
  const reply = await gateway.ask(siteName, { id: 1 });
  expect(reply.status).toBe(503);
  expect(reply.errors?.[0]?.extensions).toEqual({ code: "UPSTREAM_UNREACHABLE", status: 503 });
});

test("a reply that breaks off", async () => {
  host.respond((_request, response) => {
    response.writeHead(200, { "content-length": "1000" });
    response.write('{"id": 1,', () => response.destroy());
  });
  const reply = await gateway.ask(siteName, { id: 1 });
  expect(reply.errors?.[0]?.extensions).toEqual({ code: "UPSTREAM_UNREACHABLE", status: 503 });
});

test("an API host that is gone", async () => {
  const gone = createServer();
  gone.listen(0, "127.0.0.1");
  await once(gone, "listening");
  const { port } = gone.address() as AddressInfo;
  gone.close();
  await once(gone, "close");
  const other = await startGateway(`http://127.0.0.1:${port}/api`, [siteName]);
  const reply = await other.ask(siteName, { id: 1 });
  expect(reply.errors?.[0]?.extensions.code).toBe("UPSTREAM_UNREACHABLE");
  await other.close();
});

test("a client that goes away ends the call of the API host", async () => {
  const client = new AbortController();
  const ended = new Promise<void>((resolve) => {
    host.respond((_request, response) => {
      // Never answers; what counts is that the connection is given up.
      response.once("close", resolve);
      client.abort();
    });
  });
  const reply = gateway.ask(siteName, { id: 1 }, { signal: client.signal });
  await expect(reply).rejects.toThrow("aborted");
  await ended;
});

test("a page whose side panel failed is still a page", async () => {
  host.respond((request, response) =>
    request.url.startsWith("/api/authors")
      ? json({ detail: "broken" }, 500)(request, response)
      : json(site)(request, response),
  );
  const reply = await gateway.ask(siteWithAuthors, { id: 1 });
  expect(reply.status).toBe(200);
  expect(reply.data).toEqual({ site: { name: "Presentes", authors: null } });
  expect(reply.errors).toEqual([
    {
      message: "The API host failed (500).",
      path: ["site", "authors"],
      extensions: { code: "UPSTREAM_ERROR", status: 500 },
    },
  ]);
});

test("but a token that is not taken any more fails the whole request", async () => {
  host.respond((request, response) =>
    request.url.startsWith("/api/authors")
      ? json({ code: 401, message: "Expired JWT Token" }, 401)(request, response)
      : json(site)(request, response),
  );
  const reply = await gateway.ask(siteWithAuthors, { id: 1 });
  expect(reply.status).toBe(401);
});

test("no error names the API host, its headers or a stack", async () => {
  for (const responder of [json({ detail: "x" }, 500), json({ id: 1 }), json([])]) {
    host.respond(responder);
    const { text } = await gateway.ask(siteName, { id: 1 });
    expect(text).not.toMatch(/127\.0\.0\.1|http:|"stack"|\.js|\.ts|originalError|headers/);
  }
});

describe("string arguments in paths", () => {
  const bad = ["../../sites/1", "a/b", "a%2fb", "a?b=c", "a#b", "a b", "", "é"];

  test.for(bad)("a session called %j does not leave the gateway", async (sid) => {
    host.respond(json({ id: "x", archived: false }));
    const reply = await gateway.ask(sessions, { sid });
    expect(reply.status).toBe(400);
    expect(reply.errors?.[0]?.extensions).toEqual({ code: "BAD_REQUEST", status: 400 });
    expect(host.received).toEqual([]);
  });

  test("nor does a country that is none", async () => {
    const reply = await gateway.ask(feeds, { country: "../feeds" });
    expect(reply.errors?.[0]?.extensions.code).toBe("BAD_REQUEST");
  });

  test("a negative id neither", async () => {
    const reply = await gateway.ask(siteName, { id: -1 });
    expect(reply.errors?.[0]?.extensions.code).toBe("BAD_REQUEST");
  });
});

test("every call carries an id that names the request in both logs", async () => {
  host.respond(json(site));
  const own = await gateway.ask(siteName, { id: 1 });
  expect(own.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  await gateway.ask(siteName, { id: 1 }, { headers: { "x-request-id": "proxy.12345678" } });
  await gateway.ask(siteName, { id: 1 }, { headers: { "x-request-id": "bad id\u00e9" } });
  const ids = host.received.map(({ headers }) => headers["x-request-id"]);
  expect(ids.slice(0, 2)).toEqual([own.headers.get("x-request-id"), "proxy.12345678"]);
  expect(ids[2]).toMatch(/^[0-9a-f-]{36}$/);
});
