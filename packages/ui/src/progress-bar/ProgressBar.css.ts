import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const slide = keyframes({
  from: { insetInlineStart: "-40%" },
  to: { insetInlineStart: "100%" },
});

export const progress = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `6px ${vars.space["3"]}`,
  // Beside others with longer labels, the bars stand in one line.
  alignContent: "space-between",
  inlineSize: "100%",
  minInlineSize: 0,
});

export const label = style({ overflowWrap: "anywhere" });

export const value = style({
  color: vars.color.text.muted,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  textAlign: "end",
});

export const track = style({
  position: "relative",
  gridColumn: "1 / -1",
  blockSize: 6,
  overflow: "hidden",
  borderRadius: vars.radius.full,
  background: vars.color.surface.pressed,
  "@media": {
    "(forced-colors: active)": { outline: `1px solid ${vars.color.border.default}` },
  },
});

/** `--part` is the done part in percent. */
export const fill = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: "var(--part)",
  borderRadius: vars.radius.full,
  background: vars.color.accent.solid,
  forcedColorAdjust: "none",
  transition: `inline-size ${vars.motion.duration.enter} ${vars.motion.easing.enter}`,
});

/** Nobody knows how much is left: a part that wanders, or a still third without motion. */
export const wandering = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: "40%",
  borderRadius: vars.radius.full,
  background: vars.color.accent.solid,
  forcedColorAdjust: "none",
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${slide} 1.4s ease-in-out infinite`,
    },
  },
});
