import { expect, test } from "vitest";
import { noFacts, type ArticleFacts } from "./article-facts.ts";
import { guardStep, type Arrival } from "./step-guard.ts";
import { steps } from "./step-rules.ts";

const facts = (...names: (keyof ArticleFacts)[]): ArticleFacts => ({
  ...noFacts,
  ...Object.fromEntries(names.map((name) => [name, true])),
});
const from = (step: Arrival["from"]): Arrival => ({ isPageLoad: false, from: step });
const allowed = { isAllowed: true };

test("GUARD-1 step 1 is always allowed", () => {
  for (const origin of [null, ...steps]) {
    expect(guardStep(1, from(origin), noFacts)).toEqual(allowed);
  }
});

test("GUARD-2 on a page refresh steps 2 and later are allowed", () => {
  for (const step of steps) {
    expect(guardStep(step, { isPageLoad: true, from: null }, noFacts)).toEqual(allowed);
  }
});

test("GUARD-3 step 2 opens when an idea has a selected product", () => {
  expect(guardStep(2, from(1), facts("hasSelectedProducts"))).toEqual(allowed);
});

test("GUARD-3 step 2 opens when the server has sections", () => {
  expect(guardStep(2, from(1), facts("hasSections"))).toEqual(allowed);
});

test("GUARD-3 otherwise step 2 goes back to compose", () => {
  const others = facts("hasPrioritizedProducts", "hasDescriptions", "hasGeneratedContent");
  expect(guardStep(2, from(1), others)).toMatchObject({ isAllowed: false, redirectTo: 1 });
});

test("GUARD-4 step 3 needs sections, else back to prioritize-products", () => {
  expect(guardStep(3, from(2), facts("hasSections"))).toEqual(allowed);
  expect(guardStep(3, from(2), facts("hasSelectedProducts"))).toMatchObject({ redirectTo: 2 });
});

test("GUARD-4 and from there to compose, where step 2 is closed too", () => {
  expect(guardStep(3, from(null), noFacts)).toMatchObject({ isAllowed: false, redirectTo: 1 });
});

test.for([3, 4, 5] as const)(
  "GUARD-5 step 4, coming from step %i, needs generated content, else back to generate",
  (origin) => {
    expect(guardStep(4, from(origin), facts("hasGeneratedContent"))).toEqual(allowed);
    const prioritized = facts("hasSections", "hasPrioritizedProducts");
    expect(guardStep(4, from(origin), prioritized)).toMatchObject({ redirectTo: 3 });
  },
);

test.for([null, 1, 2] as const)(
  "GUARD-5 step 4, coming from %o, needs sections with prioritized products, else back to generate",
  (origin) => {
    expect(guardStep(4, from(origin), facts("hasSections", "hasPrioritizedProducts"))).toEqual(
      allowed,
    );
    const others = facts("hasSections", "hasGeneratedContent", "hasDescriptions");
    expect(guardStep(4, from(origin), others)).toMatchObject({ redirectTo: 3 });
  },
);

test("GUARD-6 step 5 needs products with descriptions, else back to finetune", () => {
  expect(guardStep(5, from(4), facts("hasDescriptions"))).toEqual(allowed);
  expect(guardStep(5, from(4), facts("hasGeneratedContent"))).toMatchObject({ redirectTo: 4 });
});

test("GUARD-6 who is at step 4 without texts, as after a refresh, goes back to finetune", () => {
  const described = facts("hasSections", "hasPrioritizedProducts");
  expect(guardStep(5, from(4), described)).toMatchObject({ isAllowed: false, redirectTo: 4 });
  expect(guardStep(5, from(4), noFacts)).toMatchObject({ redirectTo: 4 });
});

test("every refusal says why, and leads no further back than where one was", () => {
  for (const step of [2, 3, 4, 5] as const) {
    for (const origin of [null, ...steps]) {
      const verdict = guardStep(step, from(origin), noFacts);
      const back = origin !== null && origin < step ? origin : 1;
      expect(verdict).toMatchObject({ isAllowed: false, redirectTo: back });
      expect(verdict).toHaveProperty("reason", expect.stringMatching(/^[A-Z].* first\.$/));
    }
  }
});
