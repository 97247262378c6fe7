/** One step of a wizard. */
export type WizardStep = {
  readonly title: string;
  /** Its work is done, even where the reader went back before it. */
  readonly isComplete?: boolean;
  /** Why it cannot be entered yet: "Select a product first". Steps before the current one ignore it. */
  readonly blockedReason?: string | undefined;
};

/** Where a step stands for the reader. */
export type StepStatus = "complete" | "current" | "available" | "unavailable";

/**
 * Where a step stands.
 * @param index of the step, from 0.
 * @param current the index of the step that is open.
 */
export function stepStatus(step: WizardStep, index: number, current: number): StepStatus {
  if (index === current) return "current";
  if (index > current && step.blockedReason) return "unavailable";
  return index < current || step.isComplete ? "complete" : "available";
}
