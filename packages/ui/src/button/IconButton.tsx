import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import { Button as AriaButton, type PressEvent } from "react-aria-components";
import { Icon } from "../icon/Icon.tsx";
import { Spinner } from "../spinner/Spinner.tsx";
import { Tooltip } from "../tooltip/Tooltip.tsx";
import * as styles from "./Button.css.ts";
import { inactiveProps } from "./disabled-reason.ts";

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
  onPress,
  variant = "quiet",
  tone = "accent",
  size = "medium",
  directional = false,
  disabledReason,
  isPending = false,
}: IconButtonProps) {
  const reasonId = useId();
  return (
    <>
      <Tooltip text={disabledReason ?? label}>
        <AriaButton
          aria-label={label}
          className={styles.button({ variant, tone, size, square: true })}
          isPending={isPending}
          {...(onPress && !disabledReason ? { onPress } : {})}
          {...inactiveProps(disabledReason, reasonId)}
        >
          <span className={styles.content}>
            <Icon icon={icon} directional={directional} />
          </span>
          {isPending && (
            <span className={styles.pending}>
              <Spinner label="Working" />
            </span>
          )}
        </AriaButton>
      </Tooltip>
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}
