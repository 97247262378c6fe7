import { expect, test } from "vitest";
import { articleTitle, nextStep, stepsDone } from "./article-list.ts";

const fresh = {
  hasProducts: false,
  hasSections: false,
  hasGeneratedDescriptions: false,
  hasGeneratedArticle: false,
};

test("an article goes on with the first step that is not done", () => {
  expect(nextStep(fresh)).toBe(1);
  expect(nextStep({ ...fresh, hasProducts: true })).toBe(2);
  expect(nextStep({ ...fresh, hasProducts: true, hasSections: true })).toBe(3);
  expect(stepsDone({ ...fresh, hasGeneratedDescriptions: true })).toBe(3);
  expect(nextStep({ ...fresh, hasGeneratedArticle: true })).toBe(5);
});

test("an article without a title is called by its number", () => {
  expect(articleTitle({ id: 7, title: "  " })).toBe("Untitled article 7");
  expect(articleTitle({ id: 7, title: "Coffee" })).toBe("Coffee");
});
