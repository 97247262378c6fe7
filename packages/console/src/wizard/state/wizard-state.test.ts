import fc from "fast-check";
import { expect, test } from "vitest";
import type { WizardStep } from "../../paths.ts";
import { noFacts, type ArticleFacts } from "./article-facts.ts";
import {
  initialWizard,
  wizardReducer,
  type WizardAction,
  type WizardState,
} from "./wizard-state.ts";

const allFacts: ArticleFacts = {
  hasSelectedProducts: true,
  hasSections: true,
  hasPrioritizedProducts: true,
  hasDescriptions: true,
  hasGeneratedContent: true,
};
const at = (step: WizardStep, facts: ArticleFacts = allFacts): WizardState => ({
  ...initialWizard,
  step,
  articleId: 12,
  facts,
});
const after = (state: WizardState, ...actions: WizardAction[]) =>
  actions.reduce(wizardReducer, state);

test("STEP-1 the step can be set to 1..5", () => {
  for (const step of [1, 2, 3, 4, 5]) {
    expect(after(at(1), { type: "setStep", step }).step).toBe(step);
  }
});

test.for([0, 6, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])(
  "STEP-1 setting the step to %d is refused and leaves it as it was",
  (step) => {
    const before = at(3);
    expect(wizardReducer(before, { type: "setStep", step })).toBe(before);
  },
);

test("STEP-2 stepping forward stops at 5", () => {
  const next = { type: "next" } as const;
  expect(after(at(1), next, next, next, next).step).toBe(5);
  expect(after(at(5), next).step).toBe(5);
});

test("STEP-2 stepping back stops at 1", () => {
  const back = { type: "back" } as const;
  expect(after(at(5), back).step).toBe(4);
  expect(after(at(5), back, back, back, back).step).toBe(1);
  expect(after(at(1), back).step).toBe(1);
});

test("STEP-3 reset returns to step 1 and clears all article data", () => {
  const busy = after(at(4), { type: "startDescriptions" });
  expect(after(busy, { type: "reset" })).toEqual({
    step: 1,
    articleId: null,
    facts: noFacts,
    isGeneratingDescriptions: false,
  });
});

const openBy = (facts: Partial<ArticleFacts>, step: WizardStep) =>
  after(at(1, { ...noFacts, ...facts }), { type: "setStep", step }).step === step;

test("STEP-4 step 2 is allowed when at least one idea has a selected product", () => {
  expect(openBy({ hasSelectedProducts: true }, 2)).toBe(true);
  expect(openBy({}, 2)).toBe(false);
});

test("STEP-5 step 3 is allowed when sections exist", () => {
  expect(openBy({ hasSections: true }, 3)).toBe(true);
  expect(openBy({ hasSelectedProducts: true }, 3)).toBe(false);
});

test("STEP-6 step 4 is allowed when sections with prioritized products exist", () => {
  expect(openBy({ hasSections: true, hasPrioritizedProducts: true }, 4)).toBe(true);
  expect(openBy({ hasSections: true }, 4)).toBe(false);
  expect(openBy({ hasPrioritizedProducts: true }, 4)).toBe(false);
});

test("STEP-7 step 5 is allowed when products with descriptions exist", () => {
  expect(openBy({ hasDescriptions: true }, 5)).toBe(true);
  expect(openBy({ hasGeneratedContent: true }, 5)).toBe(false);
});

test("STEP-8 setting the descriptions flag clears the flag of their generation", () => {
  const busy = after(at(3, noFacts), { type: "startDescriptions" });
  expect(busy.isGeneratingDescriptions).toBe(true);
  for (const hasDescriptions of [true, false]) {
    const done = after(busy, { type: "setDescriptions", hasDescriptions });
    expect(done.isGeneratingDescriptions).toBe(false);
    expect(done.facts.hasDescriptions).toBe(hasDescriptions);
  }
});

test("another article starts over, the same one stays", () => {
  const busy = after(at(3), { type: "startDescriptions" });
  const same = after(busy, { type: "load", articleId: 12, facts: noFacts });
  expect(same).toMatchObject({ step: 3, facts: noFacts, isGeneratingDescriptions: true });
  const other = after(busy, { type: "load", articleId: 13, facts: allFacts });
  expect(other).toEqual({ ...initialWizard, articleId: 13, facts: allFacts });
});

const anyFacts = fc.record({
  hasSelectedProducts: fc.boolean(),
  hasSections: fc.boolean(),
  hasPrioritizedProducts: fc.boolean(),
  hasDescriptions: fc.boolean(),
  hasGeneratedContent: fc.boolean(),
});
const anyStep = fc.constantFrom<WizardStep>(1, 2, 3, 4, 5);
const navigation = fc.record({
  isPageLoad: fc.constant(false),
  from: fc.option(anyStep, { nil: null }),
});
const anyAction = fc.oneof(
  fc.record({
    type: fc.constant("load" as const),
    articleId: fc.constantFrom(12, 13),
    facts: anyFacts,
  }),
  fc.record({ type: fc.constant("arrive" as const), step: anyStep, arrival: navigation }),
  fc.record({ type: fc.constant("setStep" as const), step: fc.oneof(fc.integer(), fc.double()) }),
  fc.record({ type: fc.constant("setStep" as const), step: fc.integer({ min: 0, max: 6 }) }),
  fc.constant({ type: "next" as const }),
  fc.constant({ type: "back" as const }),
  fc.constant({ type: "reset" as const }),
  fc.constant({ type: "startDescriptions" as const }),
  fc.record({ type: fc.constant("setDescriptions" as const), hasDescriptions: fc.boolean() }),
);

/** The rules as the specification states them, written apart from the code. */
function ruleHolds(state: WizardState, origin: number | null): boolean {
  const { facts, step } = state;
  const laterRule = origin !== null && origin >= 3;
  const rules: Record<WizardStep, boolean> = {
    1: true,
    2: facts.hasSelectedProducts || facts.hasSections,
    3: facts.hasSections,
    4: laterRule ? facts.hasGeneratedContent : facts.hasSections && facts.hasPrioritizedProducts,
    5: facts.hasDescriptions,
  };
  return rules[step];
}

test("STEP-1 STEP-2 STEP-4 STEP-5 STEP-6 STEP-7 no sequence leaves 1..5 or reaches a closed step", () => {
  const reached = new Set<number>();
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
      let state = initialWizard;
      for (const action of actions) {
        const before = state;
        state = wizardReducer(state, action);
        expect([1, 2, 3, 4, 5]).toContain(state.step);
        if (state.step === before.step) continue;
        const origin = action.type === "arrive" ? action.arrival.from : before.step;
        expect(ruleHolds(state, origin)).toBe(true);
        reached.add(state.step);
      }
    }),
    { numRuns: 500 },
  );
  // Otherwise a reducer that refuses everything would pass.
  expect(reached).toEqual(new Set([1, 2, 3, 4, 5]));
});
