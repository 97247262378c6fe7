import type { ReactNode } from "react";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components";
import * as styles from "./Tooltip.css.ts";

/** See {@link Tooltip}. */
export type TooltipProps = {
  /** A few words; without them no tooltip opens. */
  readonly text: string | undefined;
  readonly placement?: "top" | "bottom" | "start" | "end";
  /** The one control that it explains. A tooltip adds to a name, it never replaces one. */
  readonly children: ReactNode;
};

/**
 * Explains a control on hover and on keyboard focus; Escape closes it. Button and IconButton hold
 * one already: give them `tooltip` or `label`.
 */
export function Tooltip({ text, placement = "top", children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100} isDisabled={!text}>
      {children}
      <AriaTooltip className={styles.tooltip} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
