import { expect, test } from "vitest";
import { noFacts } from "./article-facts.ts";
import { guardStep } from "./step-guard.ts";
import { stepOverview } from "./step-overview.ts";
import { steps } from "./step-rules.ts";

const facts = { ...noFacts, hasSelectedProducts: true, hasSections: true };

test("the stepper shows what is done, where one is, and why a step is closed", () => {
  expect(stepOverview(2, facts)).toEqual([
    { step: 1, isCurrent: false, isComplete: true, closedReason: null },
    { step: 2, isCurrent: true, isComplete: false, closedReason: null },
    { step: 3, isCurrent: false, isComplete: false, closedReason: null },
    {
      step: 4,
      isCurrent: false,
      isComplete: false,
      closedReason: "Assign products to the sections first.",
    },
    {
      step: 5,
      isCurrent: false,
      isComplete: false,
      closedReason: "Describe at least one product first.",
    },
  ]);
});

test("the current step is never closed to those who are there", () => {
  for (const step of steps) {
    expect(stepOverview(step, noFacts)[step - 1]).toMatchObject({ closedReason: null });
  }
});

test("what the stepper offers the guard allows, and the reverse", () => {
  for (const current of steps) {
    for (const { step, isCurrent, closedReason } of stepOverview(current, facts)) {
      if (isCurrent) continue;
      const { isAllowed } = guardStep(step, { isPageLoad: false, from: current }, facts);
      expect(isAllowed).toBe(closedReason === null);
    }
  }
});
