import { expect, test } from "vitest";
import {
  emptyElasticForm,
  readElasticForm,
  readResultsPage,
  toPayload,
  writeElasticForm,
  type ElasticForm,
} from "./elastic-form.ts";

const form: ElasticForm = {
  titleKeywords: ["coffee", "hand grinder"],
  categoryKeywords: ["kitchen & table"],
  descriptionKeywords: ["manual"],
  negativeTitleKeywords: ["capsule"],
  negativeCategoryKeywords: ["parts"],
  negativeDescriptionKeywords: ["used, old"],
  budget: { min: 20, max: 79.5 },
  scores: { titleKeywords: 3, categoryKeywords: null, descriptionKeywords: 0.5 },
};

test("a search comes back from the URL as it went there, so that it can be shared", () => {
  expect(readElasticForm(new URLSearchParams(writeElasticForm(form).toString()))).toEqual(form);
  expect(readElasticForm(writeElasticForm(emptyElasticForm))).toEqual(emptyElasticForm);
});

test("a URL without a search names none", () => {
  expect(readElasticForm(new URLSearchParams("title=coffee"))).toBeNull();
});

test("rubbish in the URL counts as nothing", () => {
  const query = new URLSearchParams(
    "search=1&title=&title=%20coffee%20&title=coffee&min=-4&max=cheap&titleScore=1e999&page=x",
  );
  expect(readElasticForm(query)).toEqual({ ...emptyElasticForm, titleKeywords: ["coffee"] });
  expect(readResultsPage(query)).toBe(1);
});

test("the payload holds every list, the budget and the weights that were given", () => {
  expect(toPayload(7, form)).toEqual({
    siteId: 7,
    titleKeywords: ["coffee", "hand grinder"],
    categoryKeywords: ["kitchen & table"],
    descriptionKeywords: ["manual"],
    negativeTitleKeywords: ["capsule"],
    negativeCategoryKeywords: ["parts"],
    negativeDescriptionKeywords: ["used, old"],
    budget: { min: 20, max: 79.5 },
    scores: { titleKeywords: 3, descriptionKeywords: 0.5 },
  });
});
