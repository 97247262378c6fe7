import { expect, test } from "vitest";
import { characterCount } from "./character-count.ts";

test("far from the limit nothing is announced", () => {
  expect(characterCount("a".repeat(143), 160)).toEqual({
    count: 143,
    text: "143 of 160",
    isOver: false,
    announcement: "",
  });
});

test("the last tenth is announced, and so is what is too much", () => {
  expect(characterCount("a".repeat(144), 160).announcement).toBe("16 characters left");
  expect(characterCount("a".repeat(160), 160)).toMatchObject({
    isOver: false,
    announcement: "0 characters left",
  });
  expect(characterCount("a".repeat(172), 160)).toMatchObject({
    text: "12 over 160",
    isOver: true,
    announcement: "12 characters too many",
  });
});

test("what a reader sees as one character counts once", () => {
  expect(characterCount("☕️👨‍👩‍👧é", 10).count).toBe(3);
});
