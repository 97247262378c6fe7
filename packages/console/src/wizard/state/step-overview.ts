import type { WizardStep } from "../../paths.ts";
import type { ArticleFacts } from "./article-facts.ts";
import { closedReason, steps } from "./step-rules.ts";

/** One step as the stepper shows it. */
export interface StepOverview {
  step: WizardStep;
  isCurrent: boolean;
  /** What the step is for exists. */
  isComplete: boolean;
  /** Why it cannot be entered now; null when it can. */
  closedReason: string | null;
}

/** All steps as seen from the current one, by the same rules that guard the navigation. */
export function stepOverview(current: WizardStep, facts: ArticleFacts): StepOverview[] {
  return steps.map((step) => ({
    step,
    isCurrent: step === current,
    isComplete: isComplete(step, facts),
    closedReason: step === current ? null : closedReason(step, facts, current),
  }));
}

function isComplete(step: WizardStep, facts: ArticleFacts): boolean {
  switch (step) {
    case 1:
      return facts.hasSelectedProducts;
    case 2:
      return facts.hasPrioritizedProducts;
    case 3:
      return facts.hasDescriptions;
    case 4:
      return facts.hasGeneratedContent;
    case 5:
      return false;
  }
}
