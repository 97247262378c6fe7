import { CircleCheck, CircleDashed } from "lucide-react";
import { Link } from "react-aria-components";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./Checklist.css.ts";

/** One thing that must hold. */
export type ChecklistItem = {
  readonly id: string;
  readonly label: string;
  readonly isDone: boolean;
  /** Where it can be done, while it is missing. */
  readonly href?: string | undefined;
  /** What exactly is missing: "3 of 12 products have none". */
  readonly hint?: string | undefined;
};

/** See {@link Checklist}. */
export type ChecklistProps = {
  /** What is checked: "Before publishing". */
  readonly label: string;
  readonly items: readonly ChecklistItem[];
};

/** What must hold before something can go on, and where to see to it. Not for the user to tick. */
export function Checklist({ label, items }: ChecklistProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(({ id, label: words, isDone, href, hint }) => (
        <li key={id} className={styles.item} data-done={isDone || undefined}>
          <span className={isDone ? styles.done : styles.missing}>
            <Icon
              icon={isDone ? CircleCheck : CircleDashed}
              label={isDone ? "Done:" : "Missing:"}
            />
          </span>
          <div>
            {href && !isDone ? <Link href={href}>{words}</Link> : words}
            {hint && <p className={styles.hint}>{hint}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
