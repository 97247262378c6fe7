import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { toneScope } from "../theme/tone.css.ts";

export const list = style({ display: "grid", gap: vars.space["2"] });

export const item = style({
  display: "grid",
  gridTemplateColumns: "16px minmax(0, 1fr)",
  gap: vars.space["2"],
  overflowWrap: "anywhere",
});

const sign = style({ display: "grid", placeItems: "center", blockSize: vars.font.line.base });

export const done = style([sign, toneScope.success, { color: vars.color.accent.text }]);
export const missing = style([sign, { color: vars.color.text.muted }]);

export const hint = style({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.text.muted,
});
