import { expect, test } from "vitest";
import { articlesOfSites, namesSites, servedSites } from "./served.ts";

const sites = [
  { id: 1, status: "live" },
  { id: 2, status: "draft" },
  { id: 3, status: "live" },
];
const ids = (settings: Parameters<typeof servedSites>[0]) =>
  servedSites(settings, sites).map(({ id }) => id);

test("without a list of its own the bot serves every live site", () => {
  expect(ids(undefined)).toEqual([1, 3]);
  expect(ids({ sites: "all" })).toEqual([1, 3]);
  expect(namesSites({ model: "x" })).toBe(false);
});

test("a list in its settings names the sites, live or not", () => {
  expect(ids({ sites: [2, 3, 9, "1"] })).toEqual([2, 3]);
  expect(ids({ sites: [] })).toEqual([]);
  expect(namesSites({ sites: [] })).toBe(true);
});

test("the articles are those of the sites", () => {
  const articles = [
    { id: 7, site: { id: 2 } },
    { id: 8, site: { id: 1 } },
  ];
  expect(articlesOfSites(articles, [{ id: 1 }]).map(({ id }) => id)).toEqual([8]);
});
