import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { truncate } from "../theme/typography.css.ts";
import * as styles from "./Badge.css.ts";

/** See {@link Badge}. */
export type BadgeProps = {
  /** One or two words, or a count. The words carry the meaning, the colour repeats it. */
  readonly children: ReactNode;
  readonly tone?: styles.BadgeTone;
  readonly icon?: LucideIcon;
};

/** A state, a kind or a count in one or two words. */
export function Badge({ children, tone = "neutral", icon }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles.tone[tone]}`} data-tone={tone}>
      {icon && (
        <span className={styles.icon}>
          <Icon icon={icon} />
        </span>
      )}
      <span className={truncate}>{children}</span>
    </span>
  );
}
