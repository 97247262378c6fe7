import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const toolbar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["2"],
  minInlineSize: 0,
});

export const filters = style([toolbar, { flex: "1 1 240px" }]);

export const summary = style({
  color: vars.color.text.muted,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const end = style([toolbar, { gap: vars.space["3"] }]);
