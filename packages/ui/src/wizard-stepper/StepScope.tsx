import { createContext, type ReactNode, useContext, useRef } from "react";

/** Tells that a step is shown; answers whether another one was shown before it. */
type ShowStep = (step: number) => boolean;

const StepShown = createContext<ShowStep | null>(null);

/** See {@link StepScope}. */
export type StepScopeProps = { readonly children: ReactNode };

/**
 * Goes around the stepper and the pages of the steps. Remembers which step was shown last, so that
 * the heading of the next one knows that it is news.
 */
export function StepScope({ children }: StepScopeProps) {
  const last = useRef<number | null>(null);
  const show: ShowStep = (step) => {
    const isNews = last.current !== null && last.current !== step;
    last.current = step;
    return isNews;
  };
  return <StepShown value={show}>{children}</StepShown>;
}

/** For StepHeading: tells the StepScope around it which step is shown. */
export function useStepShown(): ShowStep {
  const show = useContext(StepShown);
  if (!show) throw new Error("a StepHeading needs a StepScope around the pages of the wizard");
  return show;
}
