import type { WizardStep } from "../../paths.ts";
import type { ArticleFacts } from "./article-facts.ts";
import { closedReason, openStepBelow, type Origin } from "./step-rules.ts";

/** How a step is entered. */
export interface Arrival {
  /** The first navigation of a page load, as on a refresh. */
  isPageLoad: boolean;
  from: Origin;
}

/** Whether a step may be entered. */
export type Verdict =
  | { isAllowed: true }
  | { isAllowed: false; redirectTo: WizardStep; reason: string };

/**
 * Decides whether a step may be entered. Who is refused goes back to the step before, or, where that
 * one is closed as well, further back.
 */
export function guardStep(step: WizardStep, arrival: Arrival, facts: ArticleFacts): Verdict {
  if (arrival.isPageLoad) return { isAllowed: true };
  const reason = closedReason(step, facts, arrival.from);
  if (reason === null) return { isAllowed: true };
  return { isAllowed: false, redirectTo: openStepBelow(step, facts, arrival.from), reason };
}
