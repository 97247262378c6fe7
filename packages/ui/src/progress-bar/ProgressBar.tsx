import type { CSSProperties } from "react";
import { Label, ProgressBar as AriaProgressBar } from "react-aria-components";
import * as styles from "./ProgressBar.css.ts";

/** See {@link ProgressBar}. */
export type ProgressBarProps = {
  /** What runs: "Writing descriptions". */
  readonly label: string;
  /** How much is done, from 0 to `max`. Without it nobody knows how long it takes. */
  readonly value?: number | undefined;
  readonly max?: number;
  /** How much is done in words; "12 of 40" when not given. */
  readonly valueText?: string;
};

/** How far something is that runs. */
export function ProgressBar({ label, value, max = 100, valueText }: ProgressBarProps) {
  const isKnown = value !== undefined;
  const words = valueText ?? (isKnown ? `${value} of ${max}` : undefined);
  return (
    <AriaProgressBar
      className={styles.progress}
      isIndeterminate={!isKnown}
      value={value ?? 0}
      maxValue={max}
      valueLabel={words}
    >
      {({ percentage = 0 }) => (
        <>
          <Label className={styles.label}>{label}</Label>
          {words && <span className={styles.value}>{words}</span>}
          <div className={styles.track}>
            {isKnown ? (
              <div
                className={styles.fill}
                style={{ "--part": `${percentage}%` } as CSSProperties}
              />
            ) : (
              <div className={styles.wandering} />
            )}
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
