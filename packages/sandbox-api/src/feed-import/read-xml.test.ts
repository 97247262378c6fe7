import fc from "fast-check";
import { expect, test } from "vitest";
import { openFeed } from "./open-feed.ts";
import { bytesOf, collect } from "./test-bytes.ts";
import { isRowError, type FeedItem } from "./row.ts";

async function read(content: string | Uint8Array, chunkSize?: number): Promise<FeedItem[]> {
  const { format, items } = await openFeed(bytesOf(content, chunkSize));
  expect(format).toBe("xml");
  return collect(items);
}

function rss(items: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel><title>Shop</title><link>https://shop.example</link>
${items}
</channel></rss>`;
}

test("reads RSS items with their own fields only", async () => {
  const items = await read(
    rss(`<item>
      <g:id>A1</g:id><title><![CDATA[Hand grinder & brush]]></title>
      <g:description>Steel &lt;b&gt;burrs&lt;/b&gt; &amp;amp; more</g:description>
      <link>https://shop.example/a</link><g:image_link>https://img.example/a.jpg</g:image_link>
      <g:shipping><g:price>4.00 EUR</g:price></g:shipping>
      <g:price>39.90 EUR</g:price><g:brand>Moinho</g:brand>
      <g:google_product_category>Kitchen</g:google_product_category>
    </item>`),
  );
  expect(items).toEqual([
    {
      line: 4,
      row: {
        externalId: "A1",
        title: "Hand grinder & brush",
        description: "Steel burrs & more",
        price: 39.9,
        currency: "EUR",
        brand: "Moinho",
        category: "Kitchen",
        url: "https://shop.example/a",
        image: "https://img.example/a.jpg",
      },
    },
  ]);
});

test("reads Atom entries", async () => {
  const items = await read(
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry>
      <g:id>1</g:id><title>Mug</title><link href="https://shop.example/mug"/><g:price>5 EUR</g:price>
    </entry></feed>`,
  );
  expect(items).toMatchObject([{ row: { title: "Mug", url: "https://shop.example/mug" } }]);
});

test("reports bad items by line and goes on", async () => {
  const items = await read(
    rss(`<item><g:id>1</g:id><g:price>5 EUR</g:price></item>
<item>
  <title>No price</title><g:id>2</g:id>
</item>
<item><g:id>3</g:id><title>Good</title><g:price>5 EUR</g:price></item>`),
  );
  expect(items.map((item) => [item.line, isRowError(item) ? item.message : "row"])).toEqual([
    [4, "Title is missing."],
    [5, "Price is missing."],
    [8, "row"],
  ]);
});

test.each([
  ["a tag left open", rss("<item><g:id>1</g:id>"), "The XML is broken at line"],
  ["an unknown entity", rss("<item><title>&copy;</title></item>"), "The XML is broken at line 4"],
  ["the end missing", rss("<item></item>").slice(0, -8), "The XML is broken at line"],
  ["a huge element", rss(`<item><title>${"x".repeat(1_100_000)}`), "larger than 1 MB"],
])("refuses XML with %s", async (_, content, message) => {
  await expect(read(content, 10_000)).rejects.toThrow(message);
});

test("entities are not expanded", async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;">]>
<rss><item><title>&b;</title></item></rss>`;
  await expect(read(bomb)).rejects.toThrow("The XML is broken at line 2");
});

test("follows the declared encoding, and refuses one that nobody knows", async () => {
  const text = rss(
    "<item><g:id>1</g:id><title>Café</title><g:price>5 EUR</g:price></item>",
  ).replace("UTF-8", "ISO-8859-1");
  const latin = Uint8Array.from(text, (c) => c.charCodeAt(0));
  expect(await read(latin)).toMatchObject([{ row: { title: "Café" } }]);
  await expect(read(text.replace("ISO-8859-1", "KLINGON"))).rejects.toThrow(
    "unknown encoding KLINGON",
  );
});

test("every item comes back once, however the bytes are cut", async () => {
  const escape = (text: string) =>
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.stringMatching(/^[\w <>&'"é€-]{0,40}$/), { maxLength: 15 }),
      fc.integer({ min: 1, max: 60 }),
      async (titles, chunkSize) => {
        const items = await read(
          rss(
            titles
              .map(
                (title, id) =>
                  `<item><g:id>${id}</g:id><title>${escape(title)}</title><g:price>5 EUR</g:price></item>`,
              )
              .join("\n"),
          ),
          chunkSize,
        );
        expect(items.map((item) => item.line)).toEqual(titles.map((_, index) => index + 4));
      },
    ),
    { numRuns: 60 },
  );
});
