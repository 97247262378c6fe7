import fc from "fast-check";
import { expect, test } from "vitest";
import { allClosed, allOpen, flip, openTo } from "./expansion.ts";
import { visibleRows } from "./rows.ts";
import { findMatches, revealMatch, searchPattern } from "./search.ts";

const all = (json: unknown) => visibleRows(json, allOpen);

const log = {
  model: "gpt-5-mini",
  temperature: 0.7,
  stream: false,
  stop: null,
  messages: [{ role: "user", content: "Gifts for a Coffee lover" }],
};

test.each([
  ["coffee", ["/messages/0/content"]],
  ["GPT", ["/model"]],
  ["role", ["/messages/0/role"]],
  [
    "e",
    ["/model", "/temperature", "/stream", "/messages", "/messages/0/role", "/messages/0/content"],
  ],
  ["0.7", ["/temperature"]],
  ["null", ["/stop"]],
  ["fals", ["/stream"]],
  [".*", []],
  ["", []],
])("%j is found in keys and values, open or not", (query, pointers) => {
  const found = findMatches(all(log), query).map(({ row }) => row.id);
  expect(found).toEqual(pointers);
});

test("a position says where the value holds it, or that only the key does", () => {
  expect(findMatches(all(log), "coffee").map(({ at }) => at)).toEqual([12]);
  expect(findMatches(all(log), "role").map(({ at }) => at)).toEqual([-1]);
});

test("matches come in the order of the rows", () => {
  const rows = all(log);
  const found = findMatches(rows, "e").map(({ row }) => rows.indexOf(row));
  expect(found).toEqual(found.toSorted((a, b) => Number(a) - Number(b)));
});

test("a revealed match is in sight, for every document, whatever was open", () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 4 }),
      fc.string({ minLength: 1, maxLength: 2 }),
      fc.nat(3),
      (json, query, depth) => {
        const rows = all(json);
        for (const match of findMatches(rows, query)) {
          const { expansion, id } = revealMatch(rows, openTo(depth), match);
          expect(visibleRows(json, expansion).map((row) => row.id)).toContain(id);
        }
      },
    ),
  );
});

test("a match in a range of a range is revealed, and nothing else opens", () => {
  const json = { items: Array.from({ length: 25_000 }, (_, index) => `idea ${index}`) };
  const [match] = findMatches(all(json), "idea 12345");
  const { expansion, id } = revealMatch(all(json), openTo(0), match!);
  expect(id).toBe("/items/12345");
  const rows = visibleRows(json, expansion);
  expect(rows.find((row) => row.id === id)?.value).toBe("idea 12345");
  expect(rows).toHaveLength(1 + 1 + 3 + 100 + 100);
});

test("what is open already stays as it is", () => {
  const [match] = findMatches(all(log), "coffee");
  expect(revealMatch(all(log), allOpen, match!).expansion).toBe(allOpen);
});

test("a match beyond what is shown of a long text opens the text", () => {
  const json = { prompt: `${"word ".repeat(900)}needle` };
  const [match] = findMatches(all(json), "needle");
  const { expansion, id } = revealMatch(all(json), allClosed, match!);
  const row = visibleRows(json, expansion).find((each) => each.id === id);
  expect(json.prompt.slice(row!.from, row!.to)).toContain("needle");
});

test("a match within what is shown of a long text leaves it closed", () => {
  const json = { prompt: `needle ${"word ".repeat(900)}` };
  const [match] = findMatches(all(json), "needle");
  expect(revealMatch(all(json), allClosed, match!)).toEqual({
    expansion: allClosed,
    id: "/prompt",
  });
  const opened = flip(allClosed, ["/prompt"]);
  expect(revealMatch(all(json), opened, match!)).toEqual({ expansion: opened, id: "/prompt~'0" });
});

test("a thousand levels are searched without a call stack", () => {
  let json: unknown = "needle";
  for (let level = 0; level < 1000; level += 1) json = [json];
  expect(findMatches(all(json), "needle")).toHaveLength(1);
});

test("a text is split into what lies between the hits, and the hits", () => {
  const parts = "Coffee for coffee lovers".split(searchPattern("coffee")!);
  expect(parts).toEqual(["", "Coffee", " for ", "coffee", " lovers"]);
  expect("plain (1)".split(searchPattern("(1)")!)).toEqual(["plain ", "(1)", ""]);
});
