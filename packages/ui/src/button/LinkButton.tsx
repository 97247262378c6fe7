import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-aria-components";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./Button.css.ts";

/** See {@link LinkButton}. */
export type LinkButtonProps = {
  readonly children: ReactNode;
  /** Where it goes. Inside a router's provider this navigates without loading the page anew. */
  readonly href: string;
  readonly variant?: styles.ButtonVariant;
  readonly size?: styles.ButtonSize;
  readonly icon?: LucideIcon;
  readonly endIcon?: LucideIcon;
  /** Opens in a new tab; say so in the words or with an icon. */
  readonly isExternal?: boolean;
};

/** Goes somewhere and looks like a button. To do something, use Button. */
export function LinkButton({
  children,
  href,
  variant = "secondary",
  size = "medium",
  icon,
  endIcon,
  isExternal,
}: LinkButtonProps) {
  return (
    <Link
      href={href}
      className={styles.button({ variant, tone: "accent", size })}
      {...(isExternal && { target: "_blank", rel: "noreferrer" })}
    >
      <span className={styles.content}>
        {icon && <Icon icon={icon} />}
        <span className={styles.label}>{children}</span>
        {endIcon && <Icon icon={endIcon} directional />}
      </span>
    </Link>
  );
}
