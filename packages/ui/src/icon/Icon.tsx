import type { LucideIcon } from "lucide-react";
import * as styles from "./Icon.css.ts";

/** See {@link Icon}. */
export type IconProps = {
  /** A drawing from lucide-react, e.g. `Plus`. */
  readonly icon: LucideIcon;
  /** What it says, where no text beside it does. Without it the icon is decoration. */
  readonly label?: string;
  readonly size?: styles.IconSize;
  /** Mirrors from right to left; for arrows and chevrons that point forward or back. */
  readonly directional?: boolean;
};

/** A line drawing of 16 px in the colour of the text around it. */
export function Icon({ icon: Drawing, label, size = "medium", directional }: IconProps) {
  const classes = [styles.icon, styles.size[size], directional && styles.directional];
  return (
    <Drawing
      className={classes.filter(Boolean).join(" ")}
      strokeWidth={1.75}
      focusable={false}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    />
  );
}
