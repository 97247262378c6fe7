import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const card = style({
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  overflowWrap: "anywhere",
  containerType: "inline-size",
  selectors: { "&[data-selected]": { borderColor: vars.color.accent.solid } },
});

export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space["1"]} ${vars.space["2"]}`,
  padding: `${vars.space["2"]} ${vars.space["3"]}`,
});

/** The heading takes what room there is; count and actions wrap under it when it is little. */
export const titles = style({
  display: "flex",
  alignItems: "center",
  flex: "1 1 16rem",
  gap: vars.space["2"],
  minInlineSize: 0,
});

/** The chevron, not its padding, lines up with what is below. */
export const heading = style({
  minInlineSize: 0,
  flexGrow: 1,
  marginInlineStart: `calc(-1 * ${vars.space["1"]})`,
});

export const trigger = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space["1"],
  inlineSize: "100%",
  minBlockSize: vars.density.control,
  paddingBlock: `calc((${vars.density.control} - ${vars.font.line.base}) / 2)`,
  paddingInline: vars.space["1"],
  border: 0,
  borderRadius: vars.radius.control,
  background: "transparent",
  fontWeight: vars.font.weight.semibold,
  textAlign: "start",
  cursor: "default",
  selectors: {
    "&[data-hovered]": { background: vars.color.surface.hover },
    "&[data-pressed]": { background: vars.color.surface.pressed },
  },
});

export const chevron = style({
  display: "inline-flex",
  paddingBlock: vars.space.half,
  color: vars.color.text.muted,
  transition: `rotate ${vars.motion.duration.enter} ${vars.motion.easing.enter}`,
  selectors: { "&:dir(rtl)": { scale: "-1 1" } },
});

globalStyle(`${trigger}[aria-expanded=true] > ${chevron}`, { rotate: "90deg" });
globalStyle(`${trigger}[aria-expanded=true] > ${chevron}:dir(rtl)`, { rotate: "-90deg" });

export const count = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space["2"],
  paddingInline: vars.space["1"],
  color: vars.color.text.muted,
  fontVariantNumeric: "tabular-nums",
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["1"],
});

export const keywords = style({
  paddingInline: vars.space["3"],
  paddingBlockEnd: vars.space["3"],
});

export const body = style({
  padding: vars.space["3"],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
