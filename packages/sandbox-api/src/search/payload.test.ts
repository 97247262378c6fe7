import { expect, test } from "vitest";
import { ViolationError } from "../http/problem.ts";
import { criteriaOf } from "./payload.ts";

test("keywords get the weights of their lists, or the default ones", () => {
  const criteria = criteriaOf(
    {
      siteId: 1,
      titleKeywords: ["grinder"],
      descriptionKeywords: ["espresso"],
      negativeCategoryKeywords: ["garden"],
      budget: { max: 50 },
      scores: { titleKeywords: 7, unknown: "x" },
    },
    [1, 2],
  );
  expect(criteria).toEqual({
    feedIds: [1, 2],
    keywords: [
      { part: "title", keyword: "grinder", boost: 7 },
      { part: "description", keyword: "espresso", boost: 1 },
    ],
    negatives: [{ part: "category", keyword: "garden" }],
    budget: { min: null, max: 50 },
  });
});

test.each([
  [{ scores: { titleKeywords: "much" } }, "scores.titleKeywords"],
  [{ scores: { categoryKeywords: -1 } }, "scores.categoryKeywords"],
  [{ budget: { min: 60, max: 50 } }, "budget.min"],
])("%j is a violation of %s", (part, propertyPath) => {
  const read = () => criteriaOf({ siteId: 1, ...part }, []);
  expect(read).toThrow(ViolationError);
  expect(read).toThrow(`${propertyPath}: `);
});
