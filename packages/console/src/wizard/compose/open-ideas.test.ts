import { expect, test } from "vitest";
import { readOpenIdeas, writeOpenIdeas } from "./open-ideas.ts";

const ids = [31, 32, 33];
const read = (query: string) => [...readOpenIdeas(new URLSearchParams(query), ids)];
const write = (open: number[], query = "") =>
  writeOpenIdeas(new URLSearchParams(query), new Set(open), ids).toString();

test("without a word in the URL the first idea is open", () => {
  expect(read("")).toEqual([31]);
  expect([...readOpenIdeas(new URLSearchParams(), [])]).toEqual([]);
});

test("the URL names the open ideas, none of them too", () => {
  expect(read("open=33-32")).toEqual([32, 33]);
  expect(read("open=")).toEqual([]);
  expect(read("open=33-77-x")).toEqual([33]);
});

test("what is written is read again, and the rest of the query stays", () => {
  for (const open of [[], [31], [32], [31, 33], ids]) {
    expect(read(write(open))).toEqual(open);
  }
  expect(write([31], "open=32&page=2")).toBe("page=2");
  expect(write([32, 33])).toBe("open=32-33");
});
