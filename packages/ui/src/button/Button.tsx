import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { PressEvent } from "react-aria-components";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./Button.css.ts";
import { PressButton } from "./parts/PressButton.tsx";

/** See {@link Button}. */
export type ButtonProps = {
  /** What happens: "Delete 3 ideas". */
  readonly children: ReactNode;
  readonly onPress?: (event: PressEvent) => void;
  readonly variant?: styles.ButtonVariant;
  readonly tone?: styles.ButtonTone;
  readonly size?: styles.ButtonSize;
  /** Before the words. */
  readonly icon?: LucideIcon;
  /** After the words: a chevron where a menu opens, an arrow where a step follows. */
  readonly endIcon?: LucideIcon;
  readonly type?: "button" | "submit" | "reset";
  /** Why it cannot be used now. It stays focusable and says so. */
  readonly disabledReason?: string | undefined;
  /** It was pressed and the work runs: shows a ring, ignores further presses. */
  readonly isPending?: boolean;
  /** More than the words say, on hover and focus. A reason for being disabled goes before it. */
  readonly tooltip?: string | undefined;
};

/** Does something. To go somewhere, use LinkButton. */
export function Button({
  children,
  variant = "secondary",
  tone = "accent",
  size = "medium",
  icon,
  endIcon,
  ...press
}: ButtonProps) {
  return (
    <PressButton look={styles.button({ variant, tone, size })} {...press}>
      {icon && <Icon icon={icon} />}
      <span className={styles.label}>{children}</span>
      {endIcon && <Icon icon={endIcon} directional />}
    </PressButton>
  );
}
