import type { LucideIcon } from "lucide-react";
import type { PressEvent } from "react-aria-components";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./Button.css.ts";
import { PressButton } from "./parts/PressButton.tsx";

/** See {@link IconButton}. */
export type IconButtonProps = {
  readonly icon: LucideIcon;
  /** Its name, shown as a tooltip too: "Remove coffee". */
  readonly label: string;
  readonly onPress?: (event: PressEvent) => void;
  readonly variant?: styles.ButtonVariant;
  readonly tone?: styles.ButtonTone;
  readonly size?: styles.ButtonSize;
  /** Mirrors from right to left; for arrows. */
  readonly directional?: boolean;
  readonly disabledReason?: string | undefined;
  readonly isPending?: boolean;
};

/** A button of one well-known drawing. Prefer words where there is room for them. */
export function IconButton({
  icon,
  label,
  variant = "quiet",
  tone = "accent",
  size = "medium",
  directional,
  ...press
}: IconButtonProps) {
  const look = styles.button({ variant, tone, size, square: true });
  return (
    <PressButton look={look} label={label} tooltip={label} {...press}>
      <Icon icon={icon} directional={directional} />
    </PressButton>
  );
}
