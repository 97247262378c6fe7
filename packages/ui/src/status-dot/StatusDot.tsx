import { visuallyHidden } from "../theme/a11y.css.ts";
import { truncate } from "../theme/typography.css.ts";
import * as styles from "./StatusDot.css.ts";

/** See {@link StatusDot}. */
export type StatusDotProps = {
  readonly state: styles.DotState;
  /** The state in a word: "Edited". */
  readonly label: string;
  /** Only where the words around it already say what the dot is about. Still read aloud. */
  readonly isLabelHidden?: boolean;
};

/** A dot with a word. What is off is a ring, what wants a look has corners: colour only repeats it. */
export function StatusDot({ state, label, isLabelHidden }: StatusDotProps) {
  return (
    <span className={styles.status} data-state={state}>
      <span className={styles.state[state]} aria-hidden />
      <span className={isLabelHidden ? visuallyHidden : truncate}>{label}</span>
    </span>
  );
}
