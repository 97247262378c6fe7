import { expect, test } from "vitest";
import { pageOf, readArticleView, viewArticles } from "./article-view.ts";

const fresh = {
  hasProducts: false,
  hasSections: false,
  hasGeneratedDescriptions: false,
  hasGeneratedArticle: false,
};
const articles = [
  { ...fresh, id: 12, title: "Gifts for coffee lovers", updatedAt: "2026-03-01T08:00:00Z" },
  {
    ...fresh,
    id: 2,
    title: "Coffee table books",
    hasProducts: true,
    updatedAt: "2026-03-03T08:00:00Z",
  },
  { ...fresh, id: 31, title: null, updatedAt: null },
];
const view = (query: string) => readArticleView(new URLSearchParams(query));
const shown = (query: string) => viewArticles(articles, view(query)).map(({ id }) => id);

test("without anything in the URL the newest comes first, those without a time last", () => {
  expect(shown("")).toEqual([2, 12, 31]);
});

test.each([
  ["q=COFFEE gifts", [12]],
  ["q=untitled", [31]],
  ["q=12", [12]],
  ["q=tea", []],
  ["step=prioritize-products", [2]],
  ["step=compose&q=coffee", [12]],
  ["step=nonsense", [2, 12, 31]],
  ["sort=title:ascending", [2, 12, 31]],
  ["sort=title:descending", [31, 12, 2]],
  ["sort=steps:descending", [2, 12, 31]],
  ["sort=updatedAt:ascending", [12, 2, 31]],
  ["sort=constructor:ascending", [2, 12, 31]],
])("%s", (query, ids) => {
  expect(shown(query)).toEqual(ids);
});

test("pages have a known size, and one beyond the last is the last", () => {
  const items = Array.from({ length: 120 }, (_, at) => at);
  expect(pageOf(items, view("")).length).toBe(100);
  expect(pageOf(items, view("size=50&page=3"))).toEqual(items.slice(100));
  expect(pageOf(items, view("size=7&page=99"))).toEqual(items.slice(100));
  expect(pageOf(items, view("page=-1&size=1e9"))).toHaveLength(100);
  expect(pageOf([], view("page=4"))).toEqual([]);
});
