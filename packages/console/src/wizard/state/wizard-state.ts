import type { WizardStep } from "../../paths.ts";
import { noFacts, type ArticleFacts } from "./article-facts.ts";
import { guardStep, type Arrival } from "./step-guard.ts";
import { closedReason, isStep, openStepBelow } from "./step-rules.ts";

/** Where an operator is in the wizard, and what is known of the article. */
export interface WizardState {
  step: WizardStep;
  /** Null until an article is loaded. */
  articleId: number | null;
  facts: ArticleFacts;
  /** Descriptions are being written. */
  isGeneratingDescriptions: boolean;
}

/** What can happen to the wizard. */
export type WizardAction =
  /** Facts of an article arrived; those of another article start over. */
  | { type: "load"; articleId: number; facts: ArticleFacts }
  /** A step was navigated to. */
  | { type: "arrive"; step: WizardStep; arrival: Arrival }
  | { type: "setStep"; step: number }
  | { type: "next" }
  | { type: "back" }
  | { type: "reset" }
  | { type: "startDescriptions" }
  | { type: "setDescriptions"; hasDescriptions: boolean };

/** The wizard before any article. */
export const initialWizard: WizardState = {
  step: 1,
  articleId: null,
  facts: noFacts,
  isGeneratingDescriptions: false,
};

/** The state after an action; one that is refused leaves it as it was. */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case "load": {
      const base = action.articleId === state.articleId ? state : initialWizard;
      return { ...base, articleId: action.articleId, facts: action.facts };
    }
    case "arrive":
      return guardStep(action.step, action.arrival, state.facts).isAllowed
        ? withStep(state, action.step)
        : state;
    case "setStep":
      return isStep(action.step) ? enter(state, action.step) : state;
    case "next": {
      const following = state.step + 1;
      return isStep(following) ? enter(state, following) : state;
    }
    case "back":
      return withStep(state, openStepBelow(state.step, state.facts, state.step));
    case "reset":
      return initialWizard;
    case "startDescriptions":
      return { ...state, isGeneratingDescriptions: true };
    case "setDescriptions":
      return {
        ...state,
        facts: { ...state.facts, hasDescriptions: action.hasDescriptions },
        isGeneratingDescriptions: false,
      };
  }
}

function enter(state: WizardState, step: WizardStep): WizardState {
  return closedReason(step, state.facts, state.step) === null ? withStep(state, step) : state;
}

function withStep(state: WizardState, step: WizardStep): WizardState {
  return step === state.step ? state : { ...state, step };
}
