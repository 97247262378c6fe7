import { afterAll, beforeAll, expect, test } from "vitest";
import { lastWritten } from "../src/graph/written-by-bot.ts";
import { startApiHost, type ApiHost } from "./support/api-host.ts";
import { startGateway, type TestGateway } from "./support/gateway.ts";

const document = `query Written($id: Int!) {
  article(id: $id) { id title writtenByBot { title introduction sections { sectionId title body } conclusion } }
}`;
const texts = {
  title: "Gifts",
  introduction: "<p>Hello.</p>",
  sections: [{ sectionId: 7, title: "First", body: "<p>One.</p>" }],
  conclusion: "<p>Bye.</p>",
};
const call = (content: unknown, bot = "wrapperix") => ({
  id: 1,
  bot,
  response: { choices: [{ message: { role: "assistant", content } }] },
});
const written = call(JSON.stringify(texts));

let host: ApiHost;
let gateway: TestGateway;

beforeAll(async () => {
  host = await startApiHost();
  gateway = await startGateway(host.url, [document]);
});

afterAll(async () => {
  await gateway.close();
  await host.close();
});

/** Answers the article, and its log with this. */
function answerWith(log: unknown, status = 200): void {
  host.respond(({ url }, response) => {
    const isLog = url.startsWith("/api/debugs");
    response.statusCode = isLog ? status : 200;
    response.setHeader("content-type", "application/json");
    const article = {
      id: 3,
      title: "A3",
      site: { id: 1 },
      hasGeneratedArticle: true,
      hasSections: true,
      hasGeneratedDescriptions: true,
      hasProducts: true,
    };
    response.end(JSON.stringify(isLog ? log : article));
  });
}

test("what a bot last wrote of an article is read from the log of its calls", async () => {
  answerWith({ member: [call("x", "descriptix"), written, call("{}")], totalItems: 3 });
  const { data, errors } = await gateway.ask(document, { id: 3 });
  expect(errors).toBeUndefined();
  expect(data).toEqual({ article: { id: 3, title: "A3", writtenByBot: texts } });
  const asked = host.received.map(({ url }) => url).filter((url) => url.includes("debugs"));
  expect(asked).toEqual(["/api/debugs?article.id=3&itemsPerPage=20"]);
});

test("a log that fails leaves the article as it is", async () => {
  answerWith({ title: "down" }, 500);
  const { data, errors } = await gateway.ask(document, { id: 3 });
  expect(errors).toBeUndefined();
  expect(data).toEqual({ article: { id: 3, title: "A3", writtenByBot: null } });
});

test("calls that tell no texts are passed over: failed, cut short, or in another form", () => {
  const member = [
    call(null),
    call("not JSON"),
    call('{"title":"Gifts","sections":4}'),
    { id: 1, bot: "wrapperix", response: "upstream error" },
    { id: 1, bot: "wrapperix", response: null },
    call(JSON.stringify({ ...texts, title: "Other" }), "imagix"),
    written,
    call(JSON.stringify({ ...texts, title: "Older" })),
  ];
  expect(lastWritten({ member })).toEqual(texts);
  expect(lastWritten({ member: member.slice(0, 6) })).toBeNull();
  expect(lastWritten(null)).toBeNull();
});
