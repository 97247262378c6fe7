import fc from "fast-check";
import { expect, test } from "vitest";
import { openFeed } from "./open-feed.ts";
import { FeedFileError } from "./row.ts";
import { bytesOf, collect } from "./test-bytes.ts";

test.each([
  ["nothing", "", "The file is empty."],
  ["blank lines", "\n\n  \n", "The file is empty."],
  ["prose", "Dear shop,\nhere are the products.", "neither Google Shopping XML nor CSV"],
  ["JSON", '{"id": 1, "title": "x"}', "neither Google Shopping XML nor CSV"],
  ["a web page", "<!DOCTYPE html><html></html>", "The file is a web page, not a feed."],
  ["a picture", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "The file is binary, not text."],
  ["CSV without prices", "id,title,link\n1,A,x", "has no column price"],
  ["CSV with one column missing twice", "title,link\nA,x", "no column id and no column price"],
  ["one endless line", "x".repeat(100_000), "neither Google Shopping XML nor CSV"],
])("refuses %s", async (_, content, message) => {
  await expect(openFeed(bytesOf(content, 5000))).rejects.toThrow(message);
  await expect(openFeed(bytesOf(content, 5000))).rejects.toBeInstanceOf(FeedFileError);
});

test("whatever the bytes, it reads rows or says what is wrong with the file", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.uint8Array({ maxLength: 300 }),
        fc.string().map((text) => new TextEncoder().encode(`id,title,price\n${text}`)),
        fc.string().map((text) => new TextEncoder().encode(`<rss><item>${text}</item></rss>`)),
      ),
      async (bytes) => {
        const outcome = await openFeed(bytesOf(bytes))
          .then(({ items }) => collect(items))
          .catch((error: unknown) => error);
        expect(Array.isArray(outcome) || outcome instanceof FeedFileError).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

test("stops reading the source when the reader stops", async () => {
  let closed = false;
  async function* source() {
    try {
      yield* bytesOf(`id,title,price\n${"1,A,5 EUR\n".repeat(50_000)}`, 1000);
    } finally {
      closed = true;
    }
  }
  const { items } = await openFeed(source());
  for await (const _ of items) break;
  expect(closed).toBe(true);
});
