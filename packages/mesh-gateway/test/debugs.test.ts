import { afterAll, beforeAll, expect, test } from "vitest";
import { startApiHost, type ApiHost } from "./support/api-host.ts";
import { startGateway, type TestGateway } from "./support/gateway.ts";

const document = `query Debugs($articleId: Int!) {
  debugs(article_id: $articleId) {
    member { id bot article { id } request response model temperature }
    totalItems
  }
}`;
const light = `query Light {
  debugs { member { id model temperature } }
}`;

let host: ApiHost;
let gateway: TestGateway;

beforeAll(async () => {
  host = await startApiHost();
  gateway = await startGateway(host.url, [document, light]);
});

afterAll(async () => {
  await gateway.close();
  await host.close();
});

/** Lets the API host answer with entries whose requests are these JSON texts. */
function answerWith(...requests: string[]): void {
  const member = requests.map(
    (request, index) =>
      `{"id":${index + 1},"bot":"giftorix","article":{"id":1},"request":${request},"response":${request}}`,
  );
  host.respond((_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(`{"member":[${member.join()}],"totalItems":${member.length}}`);
  });
}

interface Entry {
  model: string | null;
  temperature: number | null;
}

test("DEBUG-1 model and temperature come from the request, without the request itself", async () => {
  answerWith(
    '{"model":"gpt-5-mini","temperature":0.7,"messages":[]}',
    '{"model":"gpt-5-mini","temperature":0}',
    '{"model":["a"],"temperature":"hot"}',
    "null",
    '"text"',
    "[1]",
  );
  const { data, errors } = await gateway.ask(light);
  expect(errors).toBeUndefined();
  const { member } = (data?.["debugs"] ?? {}) as { member: Entry[] };
  expect(member.map(({ model, temperature }) => [model, temperature])).toEqual([
    ["gpt-5-mini", 0.7],
    ["gpt-5-mini", 0],
    [null, null],
    [null, null],
    [null, null],
    [null, null],
  ]);
});

const deep = `${'{"inner":['.repeat(500)}"the bottom"${"]}".repeat(500)}`;

test.each([
  ["null", "null"],
  ["a text", '"upstream connect error"'],
  ["an array", '[{"error":"overloaded"},null]'],
  ["a thousand levels", deep],
  ["a key that is special to JavaScript", '{"__proto__":{"polluted":true},"constructor":1}'],
  ["half of a surrogate pair", String.raw`{"lone":"\ud83c","\udf81":1}`],
  ["right-to-left text", '{"العربية":"نص"}'],
  ["a megabyte", JSON.stringify({ text: "x".repeat(1_000_000) })],
])("a request and a response that are %s come through unchanged", async (_name, json) => {
  answerWith(json);
  const { text, errors } = await gateway.ask(document, { articleId: 1 });
  expect(errors).toBeUndefined();
  expect(text).toContain(`"request":${json},"response":${json}`);
});
