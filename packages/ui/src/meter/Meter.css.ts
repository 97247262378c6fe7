import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { toneScope } from "../theme/tone.css.ts";
import type { CriteriaState } from "./criteria.ts";

const box = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `${vars.space["1"]} ${vars.space["2"]}`,
  inlineSize: "100%",
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
});

/** A state is a tone: the words and the bar take their colour from the scope. */
export const meter: Record<CriteriaState, string> = styleVariants({
  short: [box, toneScope.warning],
  met: [box, toneScope.success],
  full: [box, toneScope.success],
  over: [box, toneScope.danger],
});

export const count = style({
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: "tabular-nums",
});

export const bounds = style({
  color: vars.color.text.muted,
  fontVariantNumeric: "tabular-nums",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const words = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space["1"],
  color: vars.color.accent.text,
  fontWeight: vars.font.weight.medium,
  whiteSpace: "nowrap",
});

export const track = style({
  position: "relative",
  gridColumn: "1 / -1",
  blockSize: 4,
  borderRadius: vars.radius.full,
  background: vars.color.surface.pressed,
  "@media": { "(forced-colors: active)": { outline: `1px solid ${vars.color.border.default}` } },
});

/** `--part` is the filled part in percent. */
export const fill = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: "var(--part)",
  borderRadius: vars.radius.full,
  background: vars.color.accent.text,
  forcedColorAdjust: "none",
  transition: `inline-size ${vars.motion.duration.enter} ${vars.motion.easing.enter}`,
});

/** A notch at the minimum, `--at` percent along. */
export const notch = style({
  position: "absolute",
  insetBlock: -2,
  insetInlineStart: "var(--at)",
  inlineSize: 2,
  marginInlineStart: -1,
  borderRadius: 1,
  background: vars.color.border.control,
  forcedColorAdjust: "none",
});
