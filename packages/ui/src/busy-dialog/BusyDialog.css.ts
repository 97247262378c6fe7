import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** How long it has been running, and the way out. */
export const line = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space["3"],
  minBlockSize: vars.density.control,
  marginBlockStart: vars.space["3"],
  color: vars.color.text.muted,
});
