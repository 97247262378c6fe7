import { keyframes, style } from "@vanilla-extract/css";
import { listFoot, stickyBottom } from "../layout/sticky.css.ts";
import { vars } from "../theme/contract.css.ts";

const rise = keyframes({ from: { opacity: 0, translate: "0 8px" } });

/** Floats at the foot of what is in sight, over the list that it is about. */
export const bar = style({
  position: "sticky",
  insetBlockEnd: `calc(${vars.space["4"]} + ${stickyBottom})`,
  zIndex: vars.zIndex.sticky,
  display: "grid",
  gridTemplateColumns: "auto minmax(min-content, auto) auto",
  alignItems: "center",
  alignSelf: "center",
  gap: vars.space["2"],
  inlineSize: "fit-content",
  maxInlineSize: "100%",
  marginInline: "auto",
  paddingBlock: vars.space["2"],
  paddingInlineStart: vars.space["4"],
  paddingInlineEnd: vars.space["2"],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface.overlay,
  boxShadow: vars.shadow.floating,
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${rise} ${vars.motion.duration.enter} ${vars.motion.easing.enter}`,
    },
  },
});

/** What gets the focus comes to rest above it. */
export const barRoot = style({
  vars: { [listFoot]: `calc(${vars.space["16"]} + ${vars.space["2"]})` },
});

export const count = style({
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: "tabular-nums",
  paddingInlineEnd: vars.space["2"],
});

/** They wrap; the count and the button that clears stay where they are. */
export const actions = style({
  display: "flex",
  minInlineSize: 0,
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["2"],
});
