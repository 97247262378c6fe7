import { expect, test } from "vitest";
import { createBotMemory } from "./bot-memory.ts";
import { writtenByBot } from "./provenance.ts";
import { texts } from "./testing.ts";

function fakeStorage(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

test("what a bot wrote outlives a reload, per article", () => {
  const storage = fakeStorage();
  const written = writtenByBot(texts());
  createBotMemory(() => storage, 7).save(written);
  expect(createBotMemory(() => storage, 7).load()).toEqual(written);
  expect(createBotMemory(() => storage, 8).load()).toBeNull();
});

test.each(["{", "null", "{}", '{"texts":{"title":1},"order":[]}', '{"texts":{},"order":[1]}'])(
  "rubbish counts as nothing known: %s",
  (text) => {
    const storage = fakeStorage({ "article-written:7": text });
    expect(createBotMemory(() => storage, 7).load()).toBeNull();
  },
);

test("without storage nothing is known, and nothing fails", () => {
  const memory = createBotMemory(() => {
    throw new DOMException("denied", "SecurityError");
  }, 7);
  memory.save(writtenByBot(texts()));
  expect(memory.load()).toBeNull();
});
