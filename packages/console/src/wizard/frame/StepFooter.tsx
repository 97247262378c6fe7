import { Button } from "@gift-console/ui/button/Button.tsx";
import { StickyFooter } from "@gift-console/ui/page/StickyFooter.tsx";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useContext, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useNavigate, useNavigation } from "react-router";
import { paths, type WizardStep } from "../../paths.ts";
import { closedReason, isStep } from "../state/step-rules.ts";
import { useWizard } from "../state/wizard-store.ts";
import { useCurrentStep } from "./current-step.ts";
import { FooterSlot } from "./footer-slot.ts";
import { stepAt } from "./step-at.ts";
import { stepNames } from "./step-names.ts";

interface StepFooterProps {
  /** What the next step goes on with: "41 products selected". */
  summary?: ReactNode;
  /** The words of Next; by default the next step's name. */
  nextLabel?: string;
  /** Why the step cannot be left forward now, whatever the rules say. */
  busyReason?: string | undefined;
  /** In place of Next, where another action comes first. */
  next?: ReactNode;
}

/** The foot of every step: Back, what there is so far, and Next, closed by the same rules as the stepper. */
export function StepFooter({ summary, nextLabel, busyReason, next }: StepFooterProps) {
  const current = useCurrentStep();
  const { siteId, articleId, step } = current;
  const { facts } = useWizard();
  const navigate = useNavigate();
  const target = useNavigation().location?.pathname;
  const pending = target === undefined ? null : stepAt(current, target);
  const go = (to: WizardStep) => void navigate(paths.wizard(siteId, articleId, to));
  const slot = useContext(FooterSlot);
  const previous = step - 1;
  const following = step + 1;
  if (!slot) return null;
  return createPortal(
    <StickyFooter
      start={
        isStep(previous) && (
          <Button icon={ArrowLeft} isPending={pending === previous} onPress={() => go(previous)}>
            Back
          </Button>
        )
      }
      summary={summary}
      end={
        next ??
        (isStep(following) && (
          <Button
            variant="primary"
            endIcon={ArrowRight}
            isPending={pending === following}
            disabledReason={closedReason(following, facts, step) ?? busyReason}
            onPress={() => go(following)}
          >
            {nextLabel ?? stepNames[following]}
          </Button>
        ))
      }
    />,
    slot,
  );
}
