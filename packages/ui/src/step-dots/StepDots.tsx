import { visuallyHidden } from "../theme/a11y.css.ts";
import * as styles from "./StepDots.css.ts";

/** See {@link StepDots}. */
export type StepDotsProps = {
  /** How many steps are done. */
  readonly value: number;
  readonly max?: number;
  /** Where it stands, in a word: "Descriptions". Shown on hover, read aloud. */
  readonly stepName?: string;
};

/** How far something is in a few steps, small enough for a table. */
export function StepDots({ value, max = 5, stepName }: StepDotsProps) {
  const done = Math.min(max, Math.max(0, Math.round(value)));
  const words = `${done} of ${max} steps${stepName ? `, ${stepName}` : ""}`;
  return (
    <span title={words} className={styles.dots}>
      <span className={visuallyHidden}>{words}</span>
      {Array.from({ length: max }, (_, at) => (
        <span key={at} className={styles.dot} data-done={at < done || undefined} aria-hidden />
      ))}
    </span>
  );
}
