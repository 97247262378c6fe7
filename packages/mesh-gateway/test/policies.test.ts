import { getIntrospectionQuery } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileLimit, imageLimit, jsonLimit } from "../src/limits.ts";
import { json, startApiHost, type ApiHost } from "./support/api-host.ts";
import { persisted, readReply, startGateway, type TestGateway } from "./support/gateway.ts";
import { readParts, upload } from "./support/upload.ts";

const siteName = "query SiteName($id: Int!) { site(id: $id) { name } }";
const introspection = getIntrospectionQuery();
const uploadSite =
  "mutation UploadSite($id: Int!, $input: SiteUploadInput!) { uploadSiteFiles(id: $id, input: $input) { logo } }";
const uploadFeed =
  "mutation UploadFeed($input: FeedUploadInput!) { uploadFeedFile(input: $input) { imported } }";
const createSite =
  "mutation CreateSite($input: SiteCreateInput!) { createSite(input: $input) { name } }";
const documents = [siteName, introspection, uploadSite, uploadFeed, createSite];

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

async function post(
  body: unknown,
  headers: Record<string, string> = { "content-type": "application/json" },
  url = gateway.url,
) {
  return readReply(
    await fetch(`${url}/graphql`, {
      method: "POST",
      headers,
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  );
}

describe("trusted documents", () => {
  test("an operation of the console is named by its hash, with or without the prefix", async () => {
    host.respond(json(site));
    const { persistedQuery } = persisted(siteName);
    for (const sha256Hash of [persistedQuery.sha256Hash, persistedQuery.sha256Hash.slice(7)]) {
      const extensions = { persistedQuery: { version: 1, sha256Hash } };
      const reply = await post({ variables: { id: 1 }, extensions });
      expect(reply.data).toEqual({ site: { name: "Presentes" } });
    }
  });

  const refused: [string, object][] = [
    ["a query in full", { query: "{ sites { totalItems } }" }],
    ["even one of the console's own", { query: siteName, variables: { id: 1 } }],
    ["an unknown hash", { extensions: persisted("{ sites { totalItems } }") }],
    ["no hash at all", { variables: {} }],
    ["__proto__", { extensions: { persistedQuery: { version: 1, sha256Hash: "__proto__" } } }],
    ["constructor", { extensions: { persistedQuery: { version: 1, sha256Hash: "constructor" } } }],
  ];

  test.for(refused)("%s is refused", async ([, body]) => {
    host.respond(json(site));
    const reply = await post(body);
    expect(reply.status).toBe(400);
    expect(reply.errors?.map((error) => error.extensions.code)).toEqual([
      "PERSISTED_QUERY_NOT_IN_LIST",
    ]);
    expect(reply.data).toBeUndefined();
    expect(host.received).toEqual([]);
  });

  test("introspection is off, even as a trusted document", async () => {
    const reply = await post({ extensions: persisted(introspection) });
    expect(reply.data).toBeUndefined();
    expect(reply.errors?.[0]?.message).toContain("introspection");
  });

  test("there is no GraphiQL", async () => {
    const reply = await fetch(`${gateway.url}/graphql`, { headers: { accept: "text/html" } });
    expect(reply.status).toBe(404);
  });
});

describe("any document", () => {
  let open: TestGateway;

  beforeAll(async () => {
    open = await startGateway(host.url, documents, { documents: "any" });
  });

  afterAll(() => open.close());

  const ask = (query: string) => post({ query }, { "content-type": "application/json" }, open.url);

  test("in development a query in full is answered, as is one by hash", async () => {
    host.respond(json(site));
    expect((await ask("{ site(id: 1) { name } }")).data).toEqual({ site: { name: "Presentes" } });
    const byHash = { variables: { id: 1 }, extensions: persisted(siteName) };
    const reply = await post(byHash, { "content-type": "application/json" }, open.url);
    expect(reply.data).toEqual({ site: { name: "Presentes" } });
  });

  test("but not one from a link of another site, which needs no preflight", async () => {
    const query = encodeURIComponent("{ site(id: 1) { name } }");
    const reply = await readReply(await fetch(`${open.url}/graphql?query=${query}`));
    expect(reply.status).toBe(403);
    expect(reply.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });

  test("introspection and GraphiQL are there", async () => {
    expect((await ask(introspection)).errors).toBeUndefined();
    const reply = await fetch(`${open.url}/graphql`, { headers: { accept: "text/html" } });
    expect(await reply.text()).toContain("GraphiQL");
  });

  const nested = (depth: number): string =>
    depth === 0 ? "name" : `articles { member { siteDetails { ${nested(depth - 1)} } } }`;
  const wide =
    "article(id: 1) { prompts { member { ideas { member { ideaProducts { id title status url price image brand category } } } } } }";
  const tooMuch: [string, string][] = [
    ["deep", `{ site(id: 1) { ${nested(8)} } }`],
    [
      "aliased",
      `{ ${Array.from({ length: 40 }, (_, at) => `a${at}: site(id: 1) { id }`).join(" ")} }`,
    ],
    ["costly", `{ ${Array.from({ length: 29 }, (_, at) => `a${at}: ${wide}`).join(" ")} }`],
    ["long", `{ ${"site(id: 1) { id } ".repeat(600)} }`],
    ["full of directives", `{ site(id: 1) { ${"name @include(if: true) ".repeat(30)} } }`],
  ];

  test.for(tooMuch)("a query that is too %s is refused", async ([, query]) => {
    host.respond(json(site));
    const reply = await ask(query);
    expect(reply.errors?.length).toBeGreaterThan(0);
    expect(reply.data).toBeUndefined();
    expect(host.received).toEqual([]);
  });
});

describe("requests from other sites", () => {
  test("a form cannot reach the graph: neither as text nor as multipart", async () => {
    host.respond(json(site));
    const body = { variables: { id: 1 }, extensions: persisted(siteName) };
    const asText = await post(body, { "content-type": "text/plain" });
    expect(asText.status).toBe(415);
    const reply = await upload(gateway.url, siteName, { id: 1 }, {}, {});
    expect(reply.status).toBe(401);
    expect(host.received).toEqual([]);
  });

  test("no other origin is allowed to read", async () => {
    const reply = await fetch(`${gateway.url}/graphql`, {
      method: "OPTIONS",
      headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
    });
    expect(reply.headers.has("access-control-allow-origin")).toBe(false);
  });
});

describe("limits", () => {
  test("a request without files may have 1 MB", async () => {
    host.respond(json(site));
    const input = { name: "x".repeat(jsonLimit) };
    const reply = await gateway.ask(createSite, { input });
    expect(reply.status).toBe(413);
    expect(reply.errors).toEqual([
      {
        message: "A request without files may have 1 MB at most.",
        extensions: { code: "REQUEST_ENTITY_TOO_LARGE", status: 413 },
      },
    ]);
    expect(host.received).toEqual([]);
  });

  test("three images of 5 MB each arrive whole", async () => {
    host.respond(json({ ...site, logo: "https://cdn.example.com/logo.png" }));
    const bytes = Buffer.alloc(imageLimit, 0xa5);
    const files = Object.fromEntries(
      ["logo", "heroImage", "favicon"].map((name) => [
        name,
        new File([bytes], `${name}.png`, { type: "image/png" }),
      ]),
    );
    const reply = await upload(gateway.url, uploadSite, { id: 1 }, files);
    expect(reply.data).toEqual({ uploadSiteFiles: { logo: "https://cdn.example.com/logo.png" } });
    const [received] = host.received;
    const parts = await readParts(received?.headers["content-type"] ?? "", received!.body);
    for (const part of parts.values()) {
      expect(bytes.equals(Buffer.from(await (part as File).bytes()))).toBe(true);
    }
  });

  test("an image of more than 5 MB does not leave the gateway", async () => {
    host.respond(json(site));
    const logo = new File([Buffer.alloc(imageLimit + 1)], "logo.png", { type: "image/png" });
    const reply = await upload(gateway.url, uploadSite, { id: 1 }, { logo });
    expect(reply.status).toBe(413);
    expect(reply.errors).toEqual([
      {
        message: "logo: The file is larger than 5 MB.",
        path: ["uploadSiteFiles"],
        extensions: { code: "REQUEST_ENTITY_TOO_LARGE", status: 413 },
      },
    ]);
    expect(host.received).toEqual([]);
  });

  test("a body larger than any file is refused by its announced length", async () => {
    const reply = await fetch(`${gateway.url}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "multipart/form-data; boundary=x",
        authorization: "Bearer operator-token",
      },
      body: new Blob([Buffer.alloc(fileLimit + 2 * jsonLimit)]),
    });
    expect(reply.status).toBe(413);
    expect(await reply.json()).toEqual({
      errors: [
        {
          message: "A file may have 200 MB at most.",
          extensions: { code: "REQUEST_ENTITY_TOO_LARGE", status: 413 },
        },
      ],
    });
  });

  test("files need a token before they are read", async () => {
    const file = new File(["a,b"], "feed.csv", { type: "text/csv" });
    const reply = await upload(
      gateway.url,
      uploadFeed,
      {},
      { file },
      { "x-graphql-yoga-csrf": "1" },
    );
    expect(reply.status).toBe(401);
    expect(reply.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  test("one client may ask so many times a minute", async () => {
    const strict = await startGateway(host.url, documents, { requestsPerMinute: 2 });
    host.respond(json(site));
    const statuses = [];
    for (let time = 0; time < 3; time += 1) {
      statuses.push((await strict.ask(siteName, { id: 1 })).status);
    }
    const reply = await strict.ask(siteName, { id: 1 });
    await strict.close();
    expect(statuses).toEqual([200, 200, 429]);
    expect(reply.errors?.[0]?.extensions).toEqual({ code: "RATE_LIMITED", status: 429 });
  });
});
