import { expect, test } from "vitest";
import {
  checkKey,
  checkValue,
  metadataPatch,
  metadataRows,
  rebaseRows,
  toMetadata,
  type MetadataRow,
} from "./metadata-rows.ts";

const stored = {
  title: "Presentes",
  locales: ["pt"],
  analytics: { enabled: true, id: 7 },
  beta: false,
};
const rows = metadataRows(stored);
const text = (key: string, value: string): MetadataRow => ({ key, kind: "text", value });
const json = (key: string, value: string): MetadataRow => ({ key, kind: "json", value });

test("texts are edited as they are, everything else as JSON, in the stored order", () => {
  expect(rows.map(({ key, kind }) => [key, kind])).toEqual([
    ["title", "text"],
    ["locales", "json"],
    ["analytics", "json"],
    ["beta", "json"],
  ]);
  expect(rows[3]?.value).toBe("false");
  expect(toMetadata(rows)).toEqual(stored);
  expect(metadataRows(null)).toEqual([]);
});

test("a key is needed, once", () => {
  const doubled = [text("a", "1"), text(" a ", "2"), text(" ", "3")];
  expect(checkKey(doubled, 0)).toBe(true);
  expect(checkKey(doubled, 1)).toBe("“a” is there already.");
  expect(checkKey(doubled, 2)).toBe("Enter a key.");
});

test("JSON must be readable and hold no null that would remove something", () => {
  expect(checkValue(text("a", "{"))).toBe(true);
  expect(checkValue(json("a", "[1, null]"))).toBe(true);
  expect(checkValue(json("a", "{"))).toMatch(/^This is not JSON\. /);
  expect(checkValue(json("a", "null"))).toBe("A key cannot be null. Remove it instead.");
  expect(checkValue(json("a", '{"b":{"c":null}}'))).toContain("b.c");
});

test("only what differs is sent: changed values, new keys, null for removed ones", () => {
  expect(metadataPatch(stored, rows)).toEqual({});
  const next = [
    text("title", "Prendas"),
    rows[1]!,
    json("analytics", '{"enabled": true}'),
    text("tagline", "Hello"),
  ];
  expect(metadataPatch(stored, next)).toEqual({
    title: "Prendas",
    analytics: { id: null },
    tagline: "Hello",
    beta: null,
  });
});

test("a key called __proto__ is a key like others", () => {
  const patch = metadataPatch({}, [text("__proto__", "x")]);
  expect(Object.keys(patch)).toEqual(["__proto__"]);
});

test("one's own changes are made to what others have stored meanwhile", () => {
  const mine = [text("title", "Mine"), rows[1]!, rows[2]!, text("new", "x")];
  const theirs = { title: "Theirs", locales: ["pt", "en"], beta: false, extra: 1 };
  expect(toMetadata(rebaseRows(stored, mine, theirs))).toEqual({
    title: "Mine",
    locales: ["pt", "en"],
    extra: 1,
    new: "x",
  });
});
