import { style } from "@vanilla-extract/css";
import { pageFoot } from "../layout/sticky.css.ts";
import { vars } from "../theme/contract.css.ts";
import { isNarrow } from "./Page.css.ts";

export const footer = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: vars.zIndex.sticky,
  marginBlockStart: "auto",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space["2"],
  paddingInline: vars.space["6"],
  paddingBlock: vars.space["2"],
  minBlockSize: vars.space["12"],
  background: vars.color.surface.raised,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  "@container": { [isNarrow]: { paddingInline: vars.space["4"] } },
});

/** What floats above the page, as a toast, must not lie on the main action. */
export const footerRoot = style({
  vars: { [pageFoot]: vars.space["12"] },
  "@media": {
    "(max-width: 640px)": {
      vars: { [pageFoot]: `calc(${vars.space["16"]} + ${vars.space["3"]})` },
    },
  },
});

export const part = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  minInlineSize: 0,
});

export const middle = style([
  part,
  {
    flex: 1,
    justifyContent: "flex-end",
    color: vars.color.text.muted,
    fontVariantNumeric: "tabular-nums",
    paddingInline: vars.space["2"],
    selectors: { "&:empty": { display: "none" } },
    "@container": {
      // A line of its own, or it would be three.
      [isNarrow]: { order: -1, flexBasis: "100%", justifyContent: "flex-start", paddingInline: 0 },
    },
  },
]);
