import type { WizardStep } from "../../paths.ts";
import type { ArticleFacts } from "./article-facts.ts";

/** The steps in order. */
export const steps: readonly WizardStep[] = [1, 2, 3, 4, 5];

/** Where a step is entered from: a step of the same article, or null from anywhere else. */
export type Origin = WizardStep | null;

/**
 * Why a step is closed.
 * @param origin step 4 asks for more of those who come from step 3 or later
 * @returns a sentence for the operator, or null when the step is open
 */
export function closedReason(step: WizardStep, facts: ArticleFacts, origin: Origin): string | null {
  switch (step) {
    case 1:
      return null;
    case 2:
      return facts.hasSelectedProducts || facts.hasSections
        ? null
        : "Select at least one product first.";
    case 3:
      return facts.hasSections ? null : "Create the article's sections first.";
    case 4:
      if (origin !== null && origin >= 3) {
        return facts.hasGeneratedContent ? null : "Write the article first.";
      }
      return facts.hasSections && facts.hasPrioritizedProducts
        ? null
        : "Assign products to the sections first.";
    case 5:
      return facts.hasDescriptions ? null : "Describe at least one product first.";
  }
}

/** True for a number that is a step. */
export function isStep(value: number): value is WizardStep {
  return steps.some((step) => step === value);
}

/**
 * The nearest open step below one; step 1 is always open. Where one comes from counts as open: who is
 * there, as after a page refresh, may stay.
 */
export function openStepBelow(step: WizardStep, facts: ArticleFacts, origin: Origin): WizardStep {
  const lower = steps.filter((candidate) => candidate < step).toReversed();
  const isOpen = (candidate: WizardStep) =>
    candidate === origin || closedReason(candidate, facts, origin) === null;
  return lower.find(isOpen) ?? 1;
}
