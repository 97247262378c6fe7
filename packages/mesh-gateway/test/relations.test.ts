import { readFileSync } from "node:fs";
import { buildSchema, isObjectType, parse } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { derivedResolvers } from "../src/graph/derived.ts";
import { relationResolvers } from "../src/graph/relations.ts";
import { startApiHost, type ApiHost, type Responder } from "./support/api-host.ts";
import { startGateway, type TestGateway } from "./support/gateway.ts";

const wizard = `query Wizard($id: Int!) {
  article(id: $id) {
    title
    siteDetails { name }
    sections(itemsPerPage: 100) { member { title } }
    debugs(page: 2, itemsPerPage: 20) { totalItems }
    prompts { member { prompt ideas(itemsPerPage: 100) { member { title } } } }
  }
}`;
const siteTabs = `query SiteTabs($id: Int!, $archived: Boolean) {
  site(id: $id) {
    name
    articles(page: 2) { totalItems }
    authors { totalItems }
    pages { totalItems }
    criterias { totalItems }
    feeds { totalItems }
    translations { totalItems }
    chatSessions(page: 1, items: 10, archived: $archived) { totalItems }
  }
}`;
const list = `query List { articles { member { title siteDetails { name } } } }`;
const aliases = `query Aliases {
  first: site(id: 1) { name }
  again: site(id: 1) { status articles { member { siteDetails { name } } } }
  other: site(id: 2) { name }
}`;
const twice = `mutation Twice {
  first: redeploySite(id: 1) { status }
  again: redeploySite(id: 1) { status }
}`;

let host: ApiHost;
let gateway: TestGateway;

beforeAll(async () => {
  host = await startApiHost();
  gateway = await startGateway(host.url, [wizard, siteTabs, list, aliases, twice]);
});

afterAll(async () => {
  await gateway.close();
  await host.close();
});

const flags = {
  hasGeneratedArticle: false,
  hasSections: false,
  hasGeneratedDescriptions: false,
  hasProducts: false,
};

/** A small API host: 50 articles of two sites, and for each article two prompts. */
const api: Responder = ({ url }, response) => {
  const { pathname, searchParams } = new URL(url, "http://host");
  const id = Number(pathname.split("/")[3]);
  const article = (at: number) => ({
    id: at,
    title: `A${at}`,
    site: { id: (at % 2) + 1 },
    ...flags,
  });
  const settingsSite = { country: "PT", metadata: {} };
  const replies: Record<string, unknown> = {
    "/api/articles": collection(Array.from({ length: 50 }, (_, index) => article(index + 1))),
    [`/api/articles/${id}`]: article(id),
    [`/api/sites/${id}`]: { id, name: `S${id}`, status: "live", settingsSite },
    [`/api/sites/${id}/redeploy`]: { status: "queued" },
    "/api/prompts": collection([7, 8].map((at) => ({ id: at, prompt: `P${at}`, articleId: id }))),
    "/api/ideas": collection([
      {
        id: 31,
        prompt: { id: 7 },
        title: `I of ${searchParams.get("prompt.id")}`,
        ideaProducts: [],
      },
    ]),
  };
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(replies[pathname] ?? collection([])));
};

function collection(member: unknown[]) {
  return { member, totalItems: member.length };
}

function sent(): string[] {
  return host.received.map(({ method, url }) => `${method} ${url}`).toSorted();
}

test("a wizard step is one operation, and nothing is asked for twice", async () => {
  host.respond(api);
  const { data } = await gateway.ask(wizard, { id: 12 });
  expect(data?.article).toEqual({
    title: "A12",
    siteDetails: { name: "S1" },
    sections: { member: [] },
    debugs: { totalItems: 0 },
    prompts: {
      member: [
        { prompt: "P7", ideas: { member: [{ title: "I of 7" }] } },
        { prompt: "P8", ideas: { member: [{ title: "I of 8" }] } },
      ],
    },
  });
  expect(sent()).toEqual([
    "GET /api/articles/12",
    "GET /api/debugs?article.id=12&page=2&itemsPerPage=20",
    "GET /api/ideas?prompt.id=7&itemsPerPage=100",
    "GET /api/ideas?prompt.id=8&itemsPerPage=100",
    "GET /api/prompts?article.id=12",
    "GET /api/sections?article.id=12&itemsPerPage=100",
    "GET /api/sites/1",
  ]);
});

test("each tab of a site is a relation of the site", async () => {
  host.respond(api);
  await gateway.ask(siteTabs, { id: 1, archived: false });
  expect(sent()).toEqual([
    "GET /api/articles?site.id=1&page=2",
    "GET /api/authors?site.id=1",
    "GET /api/criterias?site.id=1",
    "GET /api/pages?site.id=1",
    "GET /api/sites/1",
    "GET /api/sites/1/chat-sessions?page=1&items=10&archived=false",
    "GET /api/sites/1/feeds",
    "GET /api/translations?siteId=1",
  ]);
});

test("50 articles with their sites cost one call per site, not per article", async () => {
  host.respond(api);
  const { data } = await gateway.ask(list);
  expect(data).toHaveProperty("articles.member.length", 50);
  expect(sent()).toEqual(["GET /api/articles", "GET /api/sites/1", "GET /api/sites/2"]);
});

test("fields of one request that need the same record share it", async () => {
  host.respond(api);
  const { data } = await gateway.ask(aliases);
  expect(data?.other).toEqual({ name: "S2" });
  expect(sent()).toEqual(["GET /api/articles?site.id=1", "GET /api/sites/1", "GET /api/sites/2"]);
});

test("but the next request asks anew", async () => {
  host.respond(api);
  await gateway.ask(list);
  await gateway.ask(list);
  expect(host.received).toHaveLength(6);
});

test("a GET that does something is done as often as it is asked for", async () => {
  host.respond(api);
  await gateway.ask(twice);
  expect(sent()).toEqual(["GET /api/sites/1/redeploy", "GET /api/sites/1/redeploy"]);
});

test("every added field of the schema has its resolver, and the other way round", () => {
  const file = new URL("../graph/relations.graphql", import.meta.url);
  const declared = parse(readFileSync(file, "utf8")).definitions.flatMap((definition) =>
    definition.kind === "ObjectTypeExtension"
      ? (definition.fields ?? []).map((field) => `${definition.name.value}.${field.name.value}`)
      : [],
  );
  const resolved = [relationResolvers, derivedResolvers]
    .flatMap((resolvers) => Object.entries(resolvers))
    .flatMap(([type, fields]) => Object.keys(fields).map((field) => `${type}.${field}`));
  expect(resolved.toSorted()).toEqual(declared.toSorted());
});

test("the schema for clients is the one that is served", () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  const served = fieldsOf(read("../.mesh/schema.graphql"));
  expect(served).toEqual(fieldsOf(read("../generated/schema.graphql")));
});

function fieldsOf(sdl: string): string[] {
  return Object.values(buildSchema(sdl, { assumeValidSDL: true }).getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith("__"))
    .flatMap((type) =>
      Object.values(isObjectType(type) ? type.getFields() : {}).map(
        (field) =>
          `${type.name}.${field.name}(${field.args.map(String).join()}): ${String(field.type)}`,
      ),
    )
    .toSorted();
}
