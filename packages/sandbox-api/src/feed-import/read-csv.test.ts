import fc from "fast-check";
import { expect, test } from "vitest";
import { openFeed } from "./open-feed.ts";
import { bytesOf, collect } from "./test-bytes.ts";
import { cleanText } from "./clean-text.ts";
import { isRowError, type FeedItem } from "./row.ts";

async function read(content: string | Uint8Array, chunkSize?: number): Promise<FeedItem[]> {
  const { format, items } = await openFeed(bytesOf(content, chunkSize));
  expect(format).toBe("csv");
  return collect(items);
}

test("reads the columns of Google Shopping, in any order", async () => {
  const items = await read(
    "\uFEFFtitle,g:id,Image Link,link,price,brand,product_type,description,availability\r\n" +
      '"Hand grinder, walnut",A1,https://img.example/a.jpg,https://shop.example/a,39.90 EUR,Moinho,Kitchen > Coffee,"Steel <b>burrs</b>\nand a jar",in_stock\r\n',
  );
  expect(items).toEqual([
    {
      line: 2,
      row: {
        externalId: "A1",
        title: "Hand grinder, walnut",
        description: "Steel burrs and a jar",
        price: 39.9,
        currency: "EUR",
        brand: "Moinho",
        category: "Kitchen > Coffee",
        url: "https://shop.example/a",
        image: "https://img.example/a.jpg",
      },
    },
  ]);
});

test.each([",", ";", "\t", "|"])("sniffs the delimiter %j", async (delimiter) => {
  const lines = [
    ["id", "title", "price", "currency"],
    ["1", "Mug", "9.5", "EUR"],
  ];
  const items = await read(lines.map((cells) => cells.join(delimiter)).join("\n"));
  expect(items).toMatchObject([{ line: 2, row: { title: "Mug", price: 9.5, currency: "EUR" } }]);
});

test("reports bad rows by the line on which they start and goes on", async () => {
  const items = await read(
    [
      "id,title,price,link",
      "1,Good,5 EUR,",
      "2,,5 EUR,",
      '3,"Two\nlines",five,',
      ",No id,5 EUR,",
      "",
      "5,Script,5 EUR,javascript:alert(1)",
      "6,Shifted,5 EUR,https://shop.example,extra",
      "7,Fine,6 EUR",
    ].join("\n"),
  );
  expect(items.map((item) => [item.line, isRowError(item) ? item.message : "row"])).toEqual([
    [2, "row"],
    [3, "Title is missing."],
    [4, 'Price "five" is not an amount above zero such as 39.90 EUR.'],
    [6, "Id is missing."],
    [8, 'Link "javascript:alert(1)" is not a web address.'],
    [9, "The row has 5 cells, the header only 4. Put texts that hold the delimiter in quotes."],
    [10, "row"],
  ]);
});

test("keeps a quote in the middle of a cell", async () => {
  const items = await read('id,title,price\n1,5" frame,5 EUR\n');
  expect(items).toMatchObject([{ row: { title: '5" frame' } }]);
});

test("names the line of a quote that is never closed", async () => {
  await expect(read('id,title,price\n1,A,5 EUR\n2,"B,5 EUR\n3,C,5 EUR\n')).rejects.toThrow(
    "a quote in the row of line 3 is never closed",
  );
});

test("reads Windows-1252 and UTF-16", async () => {
  const text = "id,title,price\n1,Café à mó,5 €\n";
  const latin = Uint8Array.from(text, (c) => (c === "€" ? 0x80 : c.charCodeAt(0)));
  const wide = new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (c) => c.charCodeAt(0)).buffer);
  for (const bytes of [latin, wide]) {
    expect(await read(bytes)).toMatchObject([{ row: { title: "Café à mó", currency: "EUR" } }]);
  }
});

test("says so when the encoding changes half way", async () => {
  const start = new TextEncoder().encode(`id,title,price\n${"1,Good,5 EUR\n".repeat(6000)}`);
  const bytes = new Uint8Array([...start, 0x31, 0x2c, 0xe9, 0x2c, 0x35, 0x0a]);
  await expect(read(bytes, 1000)).rejects.toThrow("not valid UTF-8 throughout");
});

test("every row comes back once, whatever its texts and however the bytes are cut", async () => {
  const row = fc.record({
    id: fc.stringMatching(/^[\w-]{1,12}$/),
    title: fc.string({ unit: "grapheme", maxLength: 80 }),
    price: fc.constantFrom("5 EUR", "12,50 €", "nothing", ""),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 20 }),
      fc.constantFrom(",", ";", "\t"),
      fc.constantFrom("\n", "\r\n"),
      fc.integer({ min: 1, max: 50 }),
      async (rows, delimiter, newline, chunkSize) => {
        const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const lines = rows.map((r) => [r.id, r.title, r.price].map(cell).join(delimiter));
        const content = [["id", "title", "price"].join(delimiter), ...lines].join(newline);
        const items = await read(content, chunkSize);
        expect(items.map((item) => (isRowError(item) ? "error" : item.row.title))).toEqual(
          rows.map(({ title, price }) => {
            const cleaned = cleanText(title);
            const isGood = cleaned !== "" && (price === "5 EUR" || price === "12,50 €");
            return isGood ? cleaned : "error";
          }),
        );
      },
    ),
    { numRuns: 100 },
  );
});
