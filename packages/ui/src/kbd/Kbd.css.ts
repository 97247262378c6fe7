import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** Shortcuts read from left to right in every language, as they are printed. */
export const keys = style({
  display: "inline-flex",
  gap: vars.space.half,
  whiteSpace: "nowrap",
  direction: "ltr",
});

export const cap = style({
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: 18,
  blockSize: 18,
  paddingInline: vars.space["1"],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface.raised,
  color: vars.color.text.muted,
  fontFamily: vars.font.family.text,
  fontSize: "0.6875rem",
  fontWeight: vars.font.weight.medium,
  lineHeight: 1,
});
