import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { useRootClass } from "../layout/use-root-class.ts";
import { visuallyHidden } from "../theme/a11y.css.ts";
import * as styles from "./BulkBar.css.ts";
import { useFocusBefore } from "./use-focus-before.ts";

/** See {@link BulkBar}. */
export type BulkBarProps = {
  /** How many rows are selected; with none the bar is gone. */
  readonly count: number;
  /** What is selected, in words; read out when it changes. */
  readonly summary?: (count: number) => string;
  /** What can be done with the selection; the buttons say the count: "Delete 3 ideas". */
  readonly children: ReactNode;
  readonly onClear: () => void;
  readonly label?: string;
  readonly clearLabel?: string;
};

/** What can be done with everything that is selected. Goes after the list; the focus goes back there with it. */
export function BulkBar({
  count,
  summary = (number) => `${number} selected`,
  children,
  onClear,
  label = "Selection",
  clearLabel = "Clear the selection",
}: BulkBarProps) {
  useRootClass(styles.barRoot, count > 0);
  const focus = useFocusBefore(count > 0);
  return (
    <>
      <output className={visuallyHidden}>{count > 0 ? summary(count) : ""}</output>
      {count > 0 && (
        <section aria-label={label} className={styles.bar} {...focus}>
          <span className={styles.count}>{summary(count)}</span>
          <div className={styles.actions}>{children}</div>
          <IconButton icon={X} label={clearLabel} onPress={onClear} />
        </section>
      )}
    </>
  );
}
