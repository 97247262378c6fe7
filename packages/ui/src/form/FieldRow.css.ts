import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space["2"],
});

/** Beside the control, not beside the label above it. */
export const action = style({
  selectors: { "[data-labelled] > &": { marginBlockStart: `calc(${vars.font.line.base} + 6px)` } },
});
