import { sql } from "kysely";
import type { Db } from "../db/open.ts";
import type { BotName } from "../domains/bot-settings/known-bots.ts";
import type { JsonObject, JsonValue } from "../json.ts";

const count = 2000;
const start = Date.parse("2026-02-02T10:00:00Z");

interface Sample {
  bot: BotName;
  model: string;
  temperature: number;
  ask: string;
  answer: JsonObject;
}

const samples: readonly Sample[] = [
  {
    bot: "descriptix",
    model: "gpt-4.1-mini",
    temperature: 0.7,
    ask: "Describe the hand coffee grinder in two or three sentences.",
    answer: {
      description: "<p>Conical steel burrs and 36 settings, from espresso to French press.</p>",
    },
  },
  {
    bot: "product-curatorix",
    model: "gpt-4.1",
    temperature: 0.1,
    ask: "Judge each selected product by whether it suits the prompt.",
    answer: { verdicts: [{ id: 4, keep: false, reason: "A variant of it is selected already." }] },
  },
  {
    bot: "priorix",
    model: "gpt-4.1-mini",
    temperature: 0.1,
    ask: "Rank the products of the section, the most fitting first.",
    answer: { assignments: [{ productId: 12, sectionId: 3, priority: 1 }] },
  },
  {
    bot: "chapterix",
    model: "claude-sonnet-4-5",
    temperature: 0.5,
    ask: "Propose sections for the selected products.",
    answer: { sections: [{ title: "Brewers worth unwrapping", criteria: { min: 2, max: 5 } }] },
  },
  {
    bot: "keywordus",
    model: "gpt-4.1-mini",
    temperature: 0.2,
    ask: "Extract the words that a product search needs.",
    answer: { keywords: ["coffee", "espresso", "grinder"] },
  },
  {
    bot: "wrapperix",
    model: "claude-sonnet-4-5",
    temperature: 0.6,
    ask: "Write title, introduction, section texts and conclusion.",
    answer: { title: "12 gifts for a dad who loves coffee", sections: 4 },
  },
  {
    bot: "imagix",
    model: "stable-image-core",
    temperature: 0.4,
    ask: "Write the words of a banner for the article.",
    answer: { headline: "12 gifts for a dad who loves coffee", tagline: "" },
  },
];

/** Replies as providers sometimes give them, to be shown all the same. */
const oddReplies: readonly JsonValue[] = [
  null,
  "upstream connect error or disconnect/reset before headers",
  [{ error: "overloaded" }, { retryAfterS: 30 }],
  { text: "A long answer. ".repeat(40).trim(), note: "exactly as it came" },
  { العربية: "نص من اليمين إلى اليسار", עברית: "טקסט מימין לשמאל" },
  nested(40),
];

/** Adds a long log of bot calls to an article, spread over some days. */
export async function seedDebugs(db: Db, articleId: number): Promise<void> {
  const entries = Array.from({ length: count }, (_, index) => entryAt(index));
  await sql`
    insert into debugs
      (article_id, bot, request, response, duration_ms, prompt_tokens, completion_tokens, created_at)
    select ${articleId}, bot, request, nullif(response, 'null'::jsonb), duration, sent, written, at
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (
      bot text, request jsonb, response jsonb, duration int, sent int, written int, at timestamptz
    )
  `.execute(db);
}

function entryAt(index: number) {
  const sample = samples[(index * 5) % samples.length] ?? samples[0];
  const odd = index % 97 === 0 ? oddReplies[(index / 97) % oddReplies.length] : undefined;
  const isNull = odd === null;
  return {
    bot: sample?.bot,
    request: {
      provider: sample?.model.startsWith("claude") ? "anthropic" : "openai",
      model: sample?.model,
      temperature: sample?.temperature,
      messages: [
        { role: "system", content: sample?.ask },
        { role: "user", content: `Article 1, call ${index + 1}` },
      ],
    },
    response: odd === undefined ? completion(sample?.answer ?? {}, index) : odd,
    duration: 300 + ((index * 7919) % 9000),
    sent: 180 + ((index * 131) % 1900),
    written: isNull ? null : 20 + ((index * 53) % 700),
    at: new Date(start + index * 251_000).toISOString(),
  };
}

function completion(answer: JsonObject, index: number): JsonObject {
  return {
    id: `chatcmpl-${(index * 2_654_435_761).toString(36)}`,
    choices: [
      {
        index: 0,
        message: { role: "assistant", content: JSON.stringify(answer) },
        finish_reason: "stop",
      },
    ],
    parsed: answer,
  };
}

function nested(levels: number): JsonValue {
  let value: JsonValue = { deepest: true };
  for (let level = levels; level > 0; level -= 1) value = { level, inner: value };
  return value;
}
