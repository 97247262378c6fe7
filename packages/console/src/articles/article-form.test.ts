import { expect, test } from "vitest";
import { articlePatch, articleValues } from "./article-form.ts";

const stored = {
  id: 12,
  title: "Gifts for coffee lovers",
  hasProducts: true,
  hasSections: false,
  hasGeneratedDescriptions: false,
  hasGeneratedArticle: false,
};

test("a form that was not changed sends nothing", () => {
  expect(articlePatch(stored, articleValues(stored))).toEqual({});
  const untitled = { ...stored, title: null };
  expect(articlePatch(untitled, articleValues(untitled))).toEqual({});
});

test("only what differs is sent; an emptied title is cleared", () => {
  const values = articleValues(stored);
  expect(articlePatch(stored, { ...values, title: " ", hasProducts: false })).toEqual({
    title: null,
    hasProducts: false,
  });
  expect(articlePatch(stored, { ...values, title: " Coffee ", hasSections: true })).toEqual({
    title: "Coffee",
    hasSections: true,
  });
});
