import { createContext, useContext, useLayoutEffect } from "react";
import type { ArticleFacts } from "../state/article-facts.ts";

/** What a step knows better than its cached article: changes that are still being saved. */
export type StepFacts = Partial<ArticleFacts>;

/** Tells a fact; null leaves it to the cached article again. */
export type TellFact = (fact: keyof ArticleFacts, holds: boolean | null) => void;

/** Set by the frame. */
export const StepFactsContext = createContext<TellFact>(() => {});

/** The facts after one was told. */
export function withFact(
  facts: StepFacts,
  fact: keyof ArticleFacts,
  holds: boolean | null,
): StepFacts {
  const { [fact]: _before, ...others } = facts;
  return holds === null ? others : { ...others, [fact]: holds };
}

/**
 * Tells the frame what the operator has just changed, so that the stepper and Next follow at once.
 * @param fact which of the facts
 * @param holds its value now
 */
export function useStepFact(fact: keyof ArticleFacts, holds: boolean): void {
  const tell = useContext(StepFactsContext);
  useLayoutEffect(() => {
    tell(fact, holds);
    return () => tell(fact, null);
  }, [tell, fact, holds]);
}
