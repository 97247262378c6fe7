import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { text } from "../theme/typography.css.ts";

const { accent, border, focusRing, surface, tone } = vars.color;

/** Where a file can be dropped; the frame shows the focus of the hidden button inside it. */
export const zone = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["3"],
  minInlineSize: 0,
  padding: vars.space["4"],
  background: surface.sunken,
  border: `1px dashed ${border.control}`,
  borderRadius: vars.radius.card,
  transition: `border-color ${vars.motion.duration.state} ${vars.motion.easing.enter}`,
  selectors: {
    "&[data-drop-target]": { background: accent.tint, borderColor: accent.solid },
    "[data-invalid] > &": { borderColor: tone.danger.solid },
    "&[data-focus-visible]": { outline: `2px solid ${focusRing}`, outlineOffset: 2 },
  },
});

export const icon = style({ color: vars.color.text.muted, display: "grid" });

/** A frame, so that an empty or a small picture begins where the words above do. */
export const preview = style({
  flexShrink: 0,
  inlineSize: 96,
  overflow: "hidden",
  background: surface.raised,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.control,
});

export const picture = style({
  inlineSize: "100%",
  aspectRatio: "3 / 2",
  objectFit: "contain",
});

export const words = style([
  text.base,
  { flex: "1 1 10rem", minInlineSize: 0, overflowWrap: "anywhere" },
]);

export const name = style({ fontWeight: vars.font.weight.medium });

export const size = style([
  text.small,
  { color: vars.color.text.muted, fontVariantNumeric: "tabular-nums" },
]);

export const actions = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["1"],
  marginInlineStart: "auto",
});
