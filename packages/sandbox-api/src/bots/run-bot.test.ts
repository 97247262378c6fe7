import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openDatabase, type Db } from "../db/open.ts";
import { ProblemError } from "../http/problem.ts";
import { answerShape } from "./answer.ts";
import type { BotContext } from "./context.ts";
import { runBot } from "./run-bot.ts";
import type { BotTask } from "./task.ts";

let db: Db;
let server: Server;
/** What the model server saw, and what it answers next. */
const seen: { authorization: string | undefined; body: unknown }[] = [];
let replies: { status: number; body: string }[] = [];

beforeAll(async () => {
  db = await openDatabase({ kind: "memory" });
  server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      seen.push({ authorization: request.headers.authorization, body: JSON.parse(text) });
      const reply = replies.shift() ?? { status: 500, body: "no reply was set" };
      response.writeHead(reply.status).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(async () => {
  seen.length = 0;
  replies = [];
  await db.deleteFrom("botSettings").execute();
  await db.deleteFrom("debugs").execute();
});

afterAll(async () => {
  server.close();
  await db.destroy();
});

const task: BotTask<{ words: string[] }> = {
  bot: "keywordus",
  articleId: null,
  instructions: "Find words.",
  input: { text: "coffee" },
  answer: answerShape<{ words: string[] }>({
    type: "object",
    required: ["words"],
    properties: { words: { type: "array", items: { type: "string" } } },
  }),
  offline: () => ({ words: ["offline"] }),
};

function context(signal = new AbortController().signal, delayMs = 0): BotContext {
  const { port } = server.address() as AddressInfo;
  const provider = { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: "secret", model: "tiny" };
  return { db, signal, ai: { delayMs, provider } };
}

function set(defaultProvider: string, backupProvider: string | null) {
  return db
    .insertInto("botSettings")
    .values({
      bot: "keywordus",
      defaultProvider,
      backupProvider,
      settings: JSON.stringify({ model: "big", temperature: 0.3, prompt: "Be brief." }),
    })
    .execute();
}

function answered(content: string) {
  return { status: 200, body: JSON.stringify({ choices: [{ message: { content } }], usage: {} }) };
}

function debugs() {
  return db.selectFrom("debugs").selectAll().orderBy("id").execute();
}

test("a model is asked with the bot's settings, and the call is kept", async () => {
  await set("openai", null);
  replies = [answered('```json\n{"words": ["espresso"]}\n```')];
  expect(await runBot(context(), task)).toEqual({ words: ["espresso"] });
  expect(seen).toEqual([
    {
      authorization: "Bearer secret",
      body: expect.objectContaining({ model: "tiny", temperature: 0.3 }),
    },
  ]);
  const [entry, ...others] = await debugs();
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    bot: "keywordus",
    articleId: null,
    request: {
      provider: "openai",
      model: "tiny",
      temperature: 0.3,
      messages: [
        { role: "system", content: expect.stringContaining("Be brief.") },
        { role: "user", content: '{"text":"coffee"}' },
      ],
    },
    response: { choices: [{ message: { content: expect.stringContaining("espresso") } }] },
  });
  expect(entry?.promptTokens).toBeGreaterThan(0);
});

test.each([
  ["an error", { status: 429, body: '{"error": {"message": "slow down"}}' }],
  ["an answer that is no JSON", answered("I would say coffee")],
  ["an answer of another shape", answered('{"words": "coffee"}')],
])("%s of the default provider leads to the backup", async (_, reply) => {
  await set("openai", "offline");
  replies = [reply];
  expect(await runBot(context(), task)).toEqual({ words: ["offline"] });
  expect((await debugs()).map(({ request }) => request["provider"])).toEqual(["openai", "offline"]);
});

test("when both fail, the error says why and the failed calls are kept", async () => {
  await set("openai", "mistral");
  replies = [{ status: 503, body: "busy" }, answered("no")];
  const error = await runBot(context(), task).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ProblemError);
  expect(error).toMatchObject({
    problem: {
      status: 502,
      detail:
        "keywordus could not answer (openai: the provider answered with status 503; mistral: The model's answer is not JSON.).",
    },
  });
  expect((await debugs()).map(({ response }) => response)).toEqual(["busy", expect.anything()]);
});

test("an unconfigured provider leaves the work to the backup, or says what to set", async () => {
  const unconfigured = { ...context(), ai: { delayMs: 0, provider: undefined } };
  await set("anthropic", "offline");
  expect(await runBot(unconfigured, task)).toEqual({ words: ["offline"] });
  expect(await debugs()).toMatchObject([{ request: { provider: "offline", model: "big" } }]);
  await db.updateTable("botSettings").set({ backupProvider: null }).execute();
  await expect(runBot(unconfigured, task)).rejects.toThrow(
    "anthropic: set AI_BASE_URL and AI_MODEL, or choose the provider offline",
  );
});

test("a caller that goes away ends the call, and the backup is not asked", async () => {
  await set("offline", "openai");
  const abort = new AbortController();
  const running = runBot(context(abort.signal, 60_000), task);
  abort.abort();
  await expect(running).rejects.toThrow("The call was cancelled.");
  expect(seen).toEqual([]);
});
