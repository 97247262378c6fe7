import { Check } from "lucide-react";
import { useId } from "react";
import { Button } from "react-aria-components";
import { Icon } from "../../icon/Icon.tsx";
import { Spinner } from "../../spinner/Spinner.tsx";
import { visuallyHidden } from "../../theme/a11y.css.ts";
import type { StepStatus, WizardStep } from "../step-status.ts";
import * as styles from "../WizardStepper.css.ts";

type StepButtonProps = {
  readonly step: WizardStep;
  /** From 1. */
  readonly number: number;
  readonly status: StepStatus;
  /** The status in words; empty where there is nothing to say. */
  readonly statusLabel: string;
  readonly isPending: boolean;
  readonly onPress: () => void;
};

/** One step: its number or a check, its title, and in words where it stands. */
export function StepButton(props: StepButtonProps) {
  const { step, number, status, statusLabel, isPending, onPress } = props;
  const reasonId = useId();
  const reason = status === "unavailable" ? step.blockedReason : undefined;
  return (
    <>
      <Button
        className={styles.step}
        data-status={status}
        isDisabled={status === "unavailable"}
        onPress={onPress}
        aria-current={status === "current" ? "step" : undefined}
        aria-describedby={reason && reasonId}
      >
        <span
          className={styles.marker}
          data-pending={isPending || undefined}
          aria-hidden={!isPending}
        >
          {isPending ? (
            <Spinner label={`Checking ${step.title}`} />
          ) : status === "complete" ? (
            <Icon icon={Check} />
          ) : (
            number
          )}
        </span>
        <span className={styles.title}>
          {step.title}
          {statusLabel && <span className={styles.comma}>,</span>}
        </span>
        {statusLabel && <span className={visuallyHidden}>{statusLabel}</span>}
      </Button>
      {reason && (
        <span id={reasonId} className={styles.reason}>
          {reason}
        </span>
      )}
    </>
  );
}
