import { createContext, useContext, useEffect } from "react";
import type { ArticleFacts } from "../state/article-facts.ts";

/** What a step knows better than its cached article: changes that are still being saved. */
export type StepFacts = Partial<ArticleFacts>;

/** Set by the frame. */
export const StepFactsContext = createContext<(facts: StepFacts) => void>(() => {});

/**
 * Tells the frame what the operator has just changed, so that the stepper and Next follow at once.
 * @param fact which of the facts
 * @param holds its value now
 */
export function useStepFact(fact: keyof ArticleFacts, holds: boolean): void {
  const tell = useContext(StepFactsContext);
  useEffect(() => {
    tell({ [fact]: holds });
    return () => tell({});
  }, [tell, fact, holds]);
}
