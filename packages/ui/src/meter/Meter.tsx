import { Check, CircleAlert, CircleDashed, type LucideIcon } from "lucide-react";
import type { CSSProperties } from "react";
import { Meter as AriaMeter } from "react-aria-components";
import { Icon } from "../icon/Icon.tsx";
import { type Criteria, type CriteriaState, readCriteria } from "./criteria.ts";
import * as styles from "./Meter.css.ts";

/** See {@link Meter}. */
export type MeterProps = {
  /** What is counted, for assistive technology: "Products in For the espresso purist". */
  readonly label: string;
  readonly count: number;
  /** The fewest and the most that are wanted; either may be missing. */
  readonly criteria: Criteria;
};

const icons: Record<CriteriaState, LucideIcon> = {
  short: CircleDashed,
  met: Check,
  full: Check,
  over: CircleAlert,
};

/** A count against what is wanted, in words and as a bar with a notch at the minimum. */
export function Meter({ label, count, criteria }: MeterProps) {
  const { state, words, bounds, end } = readCriteria(count, criteria);
  const min = criteria.min ?? 0;
  const at = (min / end) * 100;
  const spoken = bounds ? `${count} of ${bounds}, ${words}` : words;
  return (
    <AriaMeter
      aria-label={label}
      className={styles.meter[state]}
      value={Math.min(count, end)}
      maxValue={end}
      valueLabel={spoken}
      data-state={state}
    >
      {({ percentage }) => (
        <>
          <span className={styles.count}>{count}</span>
          <span className={styles.bounds}>
            <bdi>{bounds && `of ${bounds}`}</bdi>
          </span>
          <span className={styles.words}>
            <Icon icon={icons[state]} />
            <bdi>{words}</bdi>
          </span>
          <div className={styles.track}>
            <div className={styles.fill} style={{ "--part": `${percentage}%` } as CSSProperties} />
            {at > 0 && at < 100 && (
              <div className={styles.notch} style={{ "--at": `${at}%` } as CSSProperties} />
            )}
          </div>
        </>
      )}
    </AriaMeter>
  );
}
