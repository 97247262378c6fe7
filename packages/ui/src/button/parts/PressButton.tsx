import { type ReactNode, useId } from "react";
import { Button as AriaButton } from "react-aria-components";
import { Spinner } from "../../spinner/Spinner.tsx";
import { Tooltip } from "../../tooltip/Tooltip.tsx";
import * as styles from "../Button.css.ts";
import type { ButtonProps } from "../Button.tsx";

type PressButtonProps = Pick<
  ButtonProps,
  "onPress" | "type" | "disabledReason" | "isPending" | "tooltip"
> & {
  /** What is seen of it. */
  readonly look: string;
  /** Its name, where its content has none. */
  readonly label?: string;
  readonly children: ReactNode;
};

/**
 * What buttons have in common. One that is disabled for a reason stays in the tab order, so that
 * everyone can learn the reason; it only does nothing.
 */
export function PressButton({
  look,
  label,
  type = "button",
  onPress,
  disabledReason,
  isPending,
  tooltip,
  children,
}: PressButtonProps) {
  const reasonId = useId();
  return (
    <>
      <Tooltip text={disabledReason ?? tooltip}>
        <AriaButton
          aria-label={label}
          className={look}
          type={disabledReason ? "button" : type}
          isPending={isPending}
          onPress={disabledReason ? undefined : onPress}
          aria-disabled={disabledReason ? "true" : undefined}
          aria-describedby={disabledReason && reasonId}
        >
          <span className={styles.content}>{children}</span>
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
