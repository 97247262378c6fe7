import fc from "fast-check";
import { expect, test } from "vitest";
import { allClosed, allOpen, flip, openTo } from "./expansion.ts";
import { rangeId, textId } from "./pointer.ts";
import { kindOf, type JsonRow, rangeStep, visibleRows } from "./rows.ts";

/** Rows as an outline, two spaces per level. */
const outline = (rows: readonly JsonRow[]) =>
  rows.map((row) => {
    const name = row.type === "range" ? `${row.from}…${row.to - 1}` : (row.label ?? row.kind);
    return `${"  ".repeat(row.depth)}${name}${row.isOpen ? " -" : row.isExpandable ? " +" : ""}`;
  });

const log = { model: "gpt-5-mini", messages: [{ role: "user", content: "hi" }], tools: [] };

test("only what is open is there", () => {
  expect(outline(visibleRows(log, openTo(0)))).toEqual(["object +"]);
  expect(outline(visibleRows(log, allClosed))).toEqual([
    "object -",
    "  model",
    "  messages +",
    "  tools",
  ]);
  expect(outline(visibleRows(log, allOpen))).toEqual([
    "object -",
    "  model",
    "  messages -",
    "    0 -",
    "      role",
    "      content",
    "  tools",
  ]);
});

test("a node that is turned over is the other way round", () => {
  expect(outline(visibleRows(log, flip(allClosed, ["/messages"])))).toContain("    0 +");
  expect(outline(visibleRows(log, flip(allOpen, ["/messages"])))).toContain("  messages +");
  expect(outline(visibleRows(log, flip(allOpen, [""])))).toEqual(["object +"]);
});

test("empty objects and arrays are leaves", () => {
  for (const row of visibleRows([{}, []], allOpen).slice(1)) {
    expect(row).toMatchObject({ isExpandable: false, isOpen: false });
  }
});

test.each([null, true, 12, "text"])("%j alone is one row", (value) => {
  expect(visibleRows(value, allOpen)).toMatchObject([
    { id: "", kind: kindOf(value), parent: -1, depth: 0, position: 1, siblings: 1 },
  ]);
});

test("empty, odd and dangerous keys are keys like others", () => {
  const json: unknown = JSON.parse('{"": 1, "__proto__": {"x": 2}, "constructor": 3, "a/b~c": 4}');
  const rows = visibleRows(json, allOpen).slice(1);
  expect(rows.map((row) => [row.id, row.label, row.value])).toEqual([
    ["/", "", 1],
    ["/__proto__", "__proto__", { x: 2 }],
    ["/__proto__/x", "x", 2],
    ["/constructor", "constructor", 3],
    ["/a~1b~0c", "a/b~c", 4],
  ]);
});

test("up to 100 items come one by one, more in ranges", () => {
  const items = (count: number) => Array.from({ length: count }, (_, index) => index);
  expect(visibleRows(items(100), allClosed)).toHaveLength(101);
  expect(outline(visibleRows(items(101), allClosed))).toEqual([
    "array -",
    "  0…99 +",
    "  100…100 +",
  ]);
  expect(visibleRows(items(101), allOpen)).toHaveLength(1 + 2 + 101);
  const opened = visibleRows(items(250), flip(allClosed, [rangeId("", 100, 200)]));
  expect(opened[3]).toMatchObject({ label: 100, value: 100, id: "/100", parent: 2, depth: 2 });
  expect(opened).toHaveLength(4 + 100);
});

test("ranges of ranges keep every level short", () => {
  expect([1, 100, 101, 10_000, 10_001, 1_000_001].map(rangeStep)).toEqual([
    1, 1, 100, 100, 10_000, 1_000_000,
  ]);
  const json = Array.from({ length: 25_000 }, (_, index) => index);
  expect(outline(visibleRows(json, allClosed))).toEqual([
    "array -",
    "  0…9999 +",
    "  10000…19999 +",
    "  20000…24999 +",
  ]);
  const rows = visibleRows(json, allOpen);
  expect(rows.filter((row) => row.type === "value").map((row) => row.value)).toEqual([
    json,
    ...json,
  ]);
});

test("a long text opens by itself, piece by piece, and not with the rest", () => {
  const text = `${"word ".repeat(900)}end`;
  const json = { prompt: text };
  expect(visibleRows(json, allOpen)).toHaveLength(2);
  const rows = visibleRows(json, flip(allOpen, ["/prompt"]));
  expect(rows[1]).toMatchObject({ isExpandable: true, isOpen: true, kind: "string" });
  const pieces = rows.slice(2);
  expect(pieces.map((row) => row.id)).toEqual([0, 2000, 4000].map((at) => textId("/prompt", at)));
  expect(pieces.map((row) => text.slice(row.from, row.to)).join("")).toBe(text);
  expect(pieces.every((row) => row.parent === 1 && row.depth === 2 && row.siblings === 3)).toBe(
    true,
  );
});

test("a thousand levels need no call stack", () => {
  let json: unknown = "bottom";
  for (let level = 0; level < 1000; level += 1) json = level % 2 ? [json] : { down: json };
  const rows = visibleRows(json, allOpen);
  expect(rows).toHaveLength(1001);
  expect(rows.at(-1)).toMatchObject({ value: "bottom", depth: 1000, parent: 999 });
});

test("what is closed is not looked at", () => {
  const closed = Object.defineProperty({}, "deep", {
    enumerable: true,
    get: () => expect.unreachable("a closed node was opened"),
  });
  expect(visibleRows({ closed }, allClosed)).toHaveLength(2);
});

test("parents, places and names agree, for every document and expansion", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.nat(6), (json, depth) => {
      const rows = visibleRows(json, openTo(depth));
      expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
      const children = Map.groupBy(rows, (row) => row.parent);
      for (const [parent, siblings] of children) {
        for (const [index, row] of siblings.entries()) {
          expect(row.depth).toBe(parent === -1 ? 0 : rows[parent]!.depth + 1);
          expect(row.position).toBe(index + 1);
          expect(row.siblings).toBe(siblings.length);
        }
      }
      for (const [index, row] of rows.entries()) {
        expect(row.isOpen).toBe(children.has(index));
      }
    }),
  );
});
