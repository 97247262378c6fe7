import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const dots = style({ display: "inline-flex", alignItems: "center", gap: 3 });

/** A ring, filled once its step is done. */
export const dot = style({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radius.full,
  border: `1.5px solid ${vars.color.border.control}`,
  forcedColorAdjust: "none",
  selectors: {
    "&[data-done]": {
      background: vars.color.accent.solid,
      borderColor: vars.color.accent.solid,
    },
  },
});
