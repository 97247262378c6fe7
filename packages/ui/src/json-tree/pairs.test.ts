import { expect, test } from "vitest";
import { allOpen, flip } from "./expansion.ts";
import { pairRows } from "./pairs.ts";

const log = {
  model: "gpt-5-mini",
  messages: [{ role: "user", "finish reason": "stop" }],
  tools: [],
  usage: { total: 812 },
};

test("one row per leaf, labelled with its path", () => {
  const rows = pairRows(log, allOpen);
  expect(rows.map((row) => [row.label, row.value])).toEqual([
    ["model", "gpt-5-mini"],
    ["messages[0].role", "user"],
    ['messages[0]["finish reason"]', "stop"],
    ["tools", []],
    ["usage.total", 812],
  ]);
  expect(rows.map((row) => row.position)).toEqual([1, 2, 3, 4, 5]);
  expect(rows.every((row) => row.depth === 0 && row.parent === -1 && row.siblings === 5)).toBe(
    true,
  );
});

test("the items of a long array have their own index, not that of a range", () => {
  const rows = pairRows({ ids: Array.from({ length: 250 }, (_, index) => index) }, allOpen);
  expect(rows).toHaveLength(250);
  expect(rows[249]).toMatchObject({ label: "ids[249]", value: 249 });
});

test("a long text opens below its path", () => {
  const json = { a: 1, prompt: "x".repeat(3000), z: 2 };
  const rows = pairRows(json, flip(allOpen, ["/prompt"]));
  expect(rows.map((row) => row.type)).toEqual(["value", "value", "text", "text", "value"]);
  expect(rows[3]).toMatchObject({ parent: 1, depth: 1 });
  expect(rows[4]).toMatchObject({ label: "z", position: 3, siblings: 3 });
});

test("a value alone has no path", () => {
  expect(pairRows("text", allOpen)).toMatchObject([{ label: null, value: "text" }]);
});
