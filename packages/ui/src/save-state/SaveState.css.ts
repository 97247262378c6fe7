import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { tabular, text } from "../theme/typography.css.ts";

/** Text with a drawing, of the height of a small button, so that nothing moves when it changes. */
export const chip = style([
  text.small,
  tabular,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    minInlineSize: 0,
    minBlockSize: vars.density.controlSmall,
    color: vars.color.text.muted,
    fontWeight: vars.font.weight.medium,
  },
]);

export const icon = style({ display: "grid", flexShrink: 0, color: vars.color.accent.text });

export const words = style({
  minInlineSize: 0,
  overflowWrap: "anywhere",
  selectors: {
    "[data-state=failed] > &": { color: vars.color.accent.text },
  },
});
