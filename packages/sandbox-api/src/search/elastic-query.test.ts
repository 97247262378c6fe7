import { expect, test } from "vitest";
import { elasticQuery } from "./elastic-query.ts";

test("keywords should match, negatives must not, feeds and budget filter", () => {
  const query = elasticQuery({
    feedIds: [3],
    keywords: [{ part: "title", keyword: "hand grinder", boost: 3 }],
    negatives: [{ part: "description", keyword: "plastic" }],
    budget: { min: 20, max: null },
  });
  expect(query).toEqual({
    bool: {
      filter: [{ terms: { feedId: [3] } }, { range: { price: { gte: 20 } } }],
      should: [{ match: { title: { query: "hand grinder", operator: "and", boost: 3 } } }],
      minimum_should_match: 1,
      must_not: [{ match: { description: { query: "plastic", operator: "and" } } }],
    },
  });
});

test("without keywords everything matches", () => {
  const query = elasticQuery({
    feedIds: [],
    keywords: [],
    negatives: [],
    budget: { min: null, max: null },
  });
  expect(query).toEqual({
    bool: { filter: [{ terms: { feedId: [] } }], must: [{ match_all: {} }] },
  });
});
