import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { text, truncate } from "../theme/typography.css.ts";

const { border, surface, accent } = vars.color;

/** What floats beside its trigger: lists of options, menus. */
export const popover = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: "max(var(--trigger-width), 160px)",
  maxInlineSize: "min(360px, calc(100vw - 16px))",
  background: surface.overlay,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.base,
  lineHeight: vars.font.line.base,
  color: vars.color.text.default,
  outline: "none",
  overflow: "hidden",
  transitionProperty: "opacity, translate",
  transitionDuration: vars.motion.duration.enter,
  transitionTimingFunction: vars.motion.easing.enter,
  selectors: {
    "&[data-entering]": { opacity: 0 },
    "&[data-entering][data-placement=bottom]": { translate: "0 -4px" },
    "&[data-entering][data-placement=top]": { translate: "0 4px" },
    "&[data-exiting]": {
      opacity: 0,
      transitionDuration: vars.motion.duration.leave,
      transitionTimingFunction: vars.motion.easing.leave,
    },
  },
});

export const list = style({
  flex: 1,
  minBlockSize: 0,
  maxBlockSize: 320,
  padding: vars.space["1"],
  overflow: "auto",
  outline: "none",
  selectors: { "&:focus-visible, &[data-focus-visible]": { outline: "none" } },
});

export const section = style({
  selectors: {
    "& + &": {
      marginBlockStart: vars.space["1"],
      paddingBlockStart: vars.space["1"],
      borderBlockStart: `1px solid ${border.subtle}`,
    },
  },
});

export const heading = style([
  text.small,
  {
    paddingInline: vars.space["2"],
    paddingBlock: vars.space["1"],
    fontWeight: vars.font.weight.medium,
    color: vars.color.text.muted,
  },
]);

/** One row of a list of options or of a menu. */
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  minBlockSize: vars.density.control,
  paddingInline: vars.space["2"],
  paddingBlock: 5,
  borderRadius: vars.radius.small,
  color: vars.color.text.default,
  textDecoration: "none",
  cursor: "default",
  outline: "none",
  selectors: {
    "&:focus-visible, &[data-focus-visible]": {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: -2,
    },
    "&[data-focused], &[data-hovered]": { background: surface.hover },
    "&[data-pressed]": { background: surface.pressed },
    "&[data-disabled]": { color: vars.color.text.disabled },
  },
});

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });

export const description = style([text.small, { display: "block", color: vars.color.text.muted }]);

/** The chosen option, in its trigger. */
export const value = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  flex: 1,
  minInlineSize: 0,
  textAlign: "start",
});

/** Its words: one line. */
export const valueWords = truncate;

export const check = style({ color: accent.text, flexShrink: 0 });

export const empty = style([
  text.base,
  { padding: vars.space["3"], color: vars.color.text.muted, textAlign: "center" },
]);
