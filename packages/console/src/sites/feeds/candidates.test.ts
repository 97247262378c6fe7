import { expect, test } from "vitest";
import { feedsOfCodes, openCandidates, withFeeds, withoutFeed } from "./candidates.ts";

const feed = (id: number, name: string) => ({
  id,
  name,
  code: name.toLowerCase(),
  country: "PT",
  productCount: 3,
});
const [a, b, c] = [feed(1, "Alfa"), feed(2, "Beta"), feed(3, "Gama")];

test("the feeds of all codes, each once", () => {
  const groups = [
    { code: "alfa", feeds: [a, b] },
    { code: "beta", feeds: [b] },
    { code: "none", feeds: [] },
  ];
  expect(feedsOfCodes(groups)).toEqual([a, b]);
});

test("what is assigned is no candidate, what is searched for is", () => {
  expect(openCandidates([a, b, c], [b], "")).toEqual([a, c]);
  expect(openCandidates([a, b, c], [b], "gam pt")).toEqual([c]);
  expect(openCandidates([a, b, c], [b], "beta")).toEqual([]);
});

test("the list of a site's feeds is replaced whole", () => {
  expect(withFeeds([a], ["3", "1"])).toEqual([1, 3]);
  expect(withoutFeed([a, b], 1)).toEqual([2]);
  expect(withoutFeed([a], 9)).toEqual([1]);
});
