import { expect, test } from "vitest";
import { clashingWords } from "./clashing-words.ts";
import type { ArticleTexts } from "./texts.ts";

const first = { sectionId: 1, title: "First", body: "" };
const second = { sectionId: 2, title: "Second", body: "" };
const texts: ArticleTexts = {
  title: "Gifts",
  introduction: "<p>Hello.</p>",
  sections: [first, second],
  conclusion: "",
};

test("only texts that differ are named, with their words", () => {
  expect(clashingWords({ ...texts, introduction: "<p>Mine.</p>" }, texts)).toEqual({
    mine: "Introduction: Mine.",
    theirs: "Introduction: Hello.",
  });
});

test("another order is told by the titles", () => {
  expect(clashingWords({ ...texts, sections: [second, first] }, texts)).toEqual({
    mine: "Order of the sections: Second, First",
    theirs: "Order of the sections: First, Second",
  });
});
