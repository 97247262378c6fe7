import { ChevronDown } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "react-aria-components";
import { Icon } from "../icon/Icon.tsx";
import { StepButton } from "./parts/StepButton.tsx";
import { type StepStatus, stepStatus, type WizardStep } from "./step-status.ts";
import * as styles from "./WizardStepper.css.ts";

/** See {@link WizardStepper}. */
export type WizardStepperProps = {
  /** The name of the landmark: "Steps of the article". */
  readonly label: string;
  readonly steps: readonly WizardStep[];
  /** The index of the open step, from 0. */
  readonly current: number;
  /** A step was chosen; who uses the stepper asks its guard (`useStepGate`). */
  readonly onStepChange: (index: number) => void;
  /** The step that the guard is being asked about. */
  readonly pendingStep?: number | null;
  /** What a screen reader says for where a step stands. */
  readonly statusLabels?: Readonly<Record<StepStatus, string>>;
  /** What the folded stepper of a narrow page says. */
  readonly progressLabel?: (number: number, count: number) => string;
};

const englishLabels: Record<StepStatus, string> = {
  complete: "complete",
  current: "current",
  available: "",
  unavailable: "not available yet",
};

/** The steps of a wizard, which of them is open, and a way to each that can be entered. */
export function WizardStepper({
  label,
  steps,
  current,
  onStepChange,
  pendingStep = null,
  statusLabels = englishLabels,
  progressLabel = (number, count) => `Step ${number} of ${count}`,
}: WizardStepperProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const summary = useRef<HTMLButtonElement>(null);
  const choose = (index: number) => {
    // What was pressed is about to be folded away.
    if (isOpen) summary.current?.focus();
    setOpen(false);
    onStepChange(index);
  };
  return (
    <nav aria-label={label} className={styles.stepper}>
      <Button
        ref={summary}
        className={styles.summary}
        aria-expanded={isOpen}
        aria-controls={listId}
        onPress={() => setOpen(!isOpen)}
      >
        <span className={styles.summaryCount}>{progressLabel(current + 1, steps.length)}</span>
        <span className={styles.summaryTitle}>{steps[current]?.title}</span>
        <span className={styles.chevron}>
          <Icon icon={ChevronDown} />
        </span>
      </Button>
      <ol id={listId} className={styles.list} data-open={isOpen || undefined}>
        {steps.map((step, index) => {
          const status = stepStatus(step, index, current);
          return (
            <li
              key={step.title}
              className={styles.item}
              title={status === "unavailable" ? step.blockedReason : undefined}
            >
              {index > 0 && <span className={styles.line} />}
              <StepButton
                step={step}
                number={index + 1}
                status={status}
                statusLabel={statusLabels[status]}
                isPending={pendingStep === index}
                onPress={() => choose(index)}
              />
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
