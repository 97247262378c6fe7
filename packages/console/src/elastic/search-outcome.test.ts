import { expect, test } from "vitest";
import { emptyElasticForm } from "./elastic-form.ts";
import { broadFrom, broadHint, emptyHint } from "./search-outcome.ts";

test("an empty result says what of the search may be widened", () => {
  expect(emptyHint({ ...emptyElasticForm, titleKeywords: ["zeppelin"] }).text).toBe(
    "Try fewer or other keywords.",
  );
  expect(
    emptyHint({
      ...emptyElasticForm,
      negativeTitleKeywords: ["coffee"],
      budget: { min: null, max: 1 },
    }).text,
  ).toBe("Take words out of what must not occur, or widen the budget.");
  expect(emptyHint(emptyElasticForm).text).toBe("The site's feeds hold no products yet.");
});

test("a search that finds too much says so, and how to narrow it", () => {
  expect(broadHint(emptyElasticForm, broadFrom)).toBeNull();
  expect(broadHint(emptyElasticForm, 1412)).toEqual({
    title: "1,412 products match: the search is too broad",
    text: "Without keywords every product within the budget matches. Add keywords to rank them.",
  });
  expect(broadHint({ ...emptyElasticForm, titleKeywords: ["a"] }, 1412)?.text).toMatch(
    /^Add words/,
  );
});
