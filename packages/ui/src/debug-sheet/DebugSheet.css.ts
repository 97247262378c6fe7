import { style } from "@vanilla-extract/css";
import { focusShownElsewhere } from "../theme/a11y.css.ts";
import { vars } from "../theme/contract.css.ts";
import { text as textSize } from "../theme/typography.css.ts";

const { border, surface, text } = vars.color;
const { duration, easing } = vars.motion;

export const overlay = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.zIndex.sheet,
  background: surface.scrim,
  transition: `opacity ${duration.enter} ${easing.enter}`,
  selectors: {
    "&[data-entering], &[data-exiting]": { opacity: 0 },
    "&[data-exiting]": {
      transitionDuration: duration.leave,
      transitionTimingFunction: easing.leave,
    },
  },
});

/** One height, so that nothing jumps while pages of the log load and change. */
export const sheet = style({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: "70dvh",
  background: surface.page,
  borderBlockStart: `1px solid ${border.default}`,
  borderStartStartRadius: vars.radius.sheet,
  borderStartEndRadius: vars.radius.sheet,
  boxShadow: vars.shadow.sheet,
  overflow: "clip",
  transition: `translate ${duration.enter} ${easing.enter}`,
  selectors: {
    "&[data-entering], &[data-exiting]": { translate: "0 24px" },
    "&[data-exiting]": {
      transitionDuration: duration.leave,
      transitionTimingFunction: easing.leave,
    },
  },
});

export const dialog = style([
  focusShownElsewhere,
  { display: "flex", flexDirection: "column", blockSize: "100%", minBlockSize: 0 },
]);

export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["2"],
  minBlockSize: vars.space["12"],
  paddingInlineStart: vars.space["6"],
  paddingInlineEnd: vars.space["3"],
  paddingBlock: vars.space["1"],
  borderBlockEnd: `1px solid ${border.subtle}`,
});

export const title = style([textSize.heading]);

export const count = style({
  paddingInline: 6,
  borderRadius: vars.radius.full,
  background: surface.pressed,
  color: text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.base,
  fontVariantNumeric: "tabular-nums",
});

export const filter = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  marginInlineStart: "auto",
  minInlineSize: 0,
});

/** What scrolls: the rows, under their heads. */
export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
});

export const footer = style({
  paddingInline: vars.space["6"],
  paddingBlock: vars.space["2"],
  borderBlockStart: `1px solid ${border.subtle}`,
});
