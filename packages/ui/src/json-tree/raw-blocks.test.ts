import { expect, test } from "vitest";
import { linesPerBlock, rawBlocks } from "./raw-blocks.ts";

test.each([1, linesPerBlock, linesPerBlock + 1, 1000])("%i lines stay the same lines", (count) => {
  const text = Array.from({ length: count }, (_, line) => `line ${line}`).join("\n");
  const blocks = rawBlocks(text);
  expect(blocks.map((block) => block.text).join("\n")).toBe(text);
  expect(blocks).toHaveLength(Math.ceil(count / linesPerBlock));
  expect(blocks.reduce((sum, block) => sum + block.lines, 0)).toBe(count);
});

test("a text without lines is one block", () => {
  expect(rawBlocks("")).toEqual([{ text: "", lines: 1 }]);
});
