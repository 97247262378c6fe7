import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import { StepHeading } from "@gift-console/ui/wizard-stepper/StepHeading.tsx";
import type { ReactNode } from "react";
import { stepNames } from "./step-names.ts";
import type { WizardStep } from "../../paths.ts";

interface StepPageProps {
  step: WizardStep;
  /** What the step is for; by default the step's name. */
  title?: string;
  /** At the end of the heading's line: what concerns the whole step. */
  actions?: ReactNode;
  children: ReactNode;
  /** A StepFooter. */
  footer: ReactNode;
}

/** The content of a step below the frame's header. */
export function StepPage({
  step,
  title = stepNames[step],
  actions,
  children,
  footer,
}: StepPageProps) {
  return (
    <>
      <Inline justify="between">
        <StepHeading step={step - 1}>{title}</StepHeading>
        {actions && <Inline>{actions}</Inline>}
      </Inline>
      {children}
      {footer}
    </>
  );
}
