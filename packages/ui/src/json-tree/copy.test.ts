import { expect, test } from "vitest";
import { copyableText, rowPathText, rowValueText } from "./copy.ts";
import { allOpen, flip } from "./expansion.ts";
import { visibleRows } from "./rows.ts";

test("a string is copied as it is, everything else as JSON", () => {
  expect(copyableText("Gifts for dad")).toBe("Gifts for dad");
  expect(copyableText({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(copyableText(null)).toBe("null");
});

test("lone surrogates survive as escapes", () => {
  expect(copyableText(["\ud83c"])).toBe('[\n  "\\ud83c"\n]');
});

test("a key named __proto__ is copied too", () => {
  const json: unknown = JSON.parse('{"__proto__": {"x": 1}}');
  expect(JSON.parse(copyableText(json))).toEqual(json);
});

test("DEBUG-3 copying a cut text yields the whole", () => {
  const text = "a".repeat(5000);
  const [, row] = visibleRows([text], allOpen);
  expect(rowValueText(row!)).toBe(text);
  const [, , piece] = visibleRows([text], flip(allOpen, ["/0"]));
  expect(rowValueText(piece!)).toBe(text);
});

test("a range is copied as its items and has the path of its array", () => {
  const json = { ids: Array.from({ length: 101 }, (_, index) => index) };
  const ranges = visibleRows(json, allOpen).filter((row) => row.type === "range");
  expect(rowValueText(ranges[1]!)).toBe("[\n  100\n]");
  expect(rowPathText(json, ranges[1]!)).toBe("$.ids");
});

test("a row has the path of its value", () => {
  const json = { messages: [{ content: "x" }] };
  const rows = visibleRows(json, allOpen);
  expect(rows.map((row) => rowPathText(json, row))).toEqual([
    "$",
    "$.messages",
    "$.messages[0]",
    "$.messages[0].content",
  ]);
});
