import { expect, test } from "vitest";
import { allOpen, flip } from "./expansion.ts";
import { estimatedHeight, mayWrap } from "./row-height.ts";
import { visibleRows } from "./rows.ts";

const heights = (json: unknown, opened: string[] = []) =>
  visibleRows(json, flip(allOpen, opened)).map(estimatedHeight);

test("a row of one line is 22 px high", () => {
  expect(heights({ a: 1, b: "short", c: [], d: null })).toEqual([22, 22, 22, 22, 22]);
});

test("a text takes as many lines as it has and as it breaks into", () => {
  expect(heights(["a\nb\nc"])).toEqual([22, 62]);
  expect(heights(["x".repeat(161)])).toEqual([22, 62]);
});

test("a long text is three lines closed, and its pieces have their own height open", () => {
  const text = "line\n".repeat(500);
  expect(heights([text])).toEqual([22, 62]);
  const [root, own, ...pieces] = heights([text], ["/0"]);
  expect([root, own]).toEqual([22, 22]);
  expect(pieces.length).toBeGreaterThan(1);
  expect(Math.min(...pieces)).toBeGreaterThan(1000);
});

test("only what may break into lines is measured", () => {
  const json = { id: 1, items: [], note: "short", text: "a\nb", prompt: "x".repeat(30) };
  expect(visibleRows(json, allOpen).map(mayWrap)).toEqual([false, false, false, false, true, true]);
  expect(visibleRows({ aKeyThatIsLongerThanTwenty: 1 }, allOpen).map(mayWrap)).toEqual([
    false,
    true,
  ]);
});
