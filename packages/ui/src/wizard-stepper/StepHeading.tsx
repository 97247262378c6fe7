import { useEffect, useRef } from "react";
import { focusShownElsewhere } from "../theme/a11y.css.ts";
import { text } from "../theme/typography.css.ts";
import { useStepShown } from "./StepScope.tsx";

/** See {@link StepHeading}. */
export type StepHeadingProps = {
  /** The index of the step, from 0. */
  readonly step: number;
  readonly children: string;
};

/**
 * The heading of a step. After a change of step it takes the focus, so that the keyboard and a
 * screen reader go on where the new step begins; on the first page it does not.
 */
export function StepHeading({ step, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const show = useStepShown();
  useEffect(() => {
    if (show(step)) heading.current?.focus();
  }, [show, step]);
  return (
    <h2 ref={heading} tabIndex={-1} className={`${text.heading} ${focusShownElsewhere}`}>
      {children}
    </h2>
  );
}
