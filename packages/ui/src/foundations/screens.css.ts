import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { text } from "../theme/typography.css.ts";

const { color, font, radius, space } = vars;
const wide = "screen and (min-width: 1180px)";

/** The screen, and beside it what it is made of; below it where there is no room. */
export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) 288px" } },
});

export const legend = style({
  padding: space["5"],
  background: color.surface.sunken,
  borderBlockStart: `1px solid ${color.border.default}`,
  "@media": {
    [wide]: {
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${color.border.default}`,
    },
  },
});

export const parts = style({
  position: "sticky",
  insetBlockStart: space["5"],
  display: "grid",
  gap: space["4"],
});

export const part = style([
  text.small,
  {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr)",
    columnGap: space["3"],
    color: color.text.muted,
    textWrap: "pretty",
  },
]);

export const name = style([
  text.base,
  { display: "block", color: color.text.default, fontWeight: font.weight.medium },
]);

/** A number, in the legend and on the screen. */
export const number = style({
  display: "grid",
  placeItems: "center",
  inlineSize: 20,
  blockSize: 20,
  borderRadius: radius.full,
  background: color.accent.solid,
  color: color.accent.onSolid,
  fontSize: font.size.small,
  lineHeight: font.line.small,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: "tabular-nums",
});

export const pinned = style({
  position: "relative",
  minInlineSize: 0,
  selectors: { "&[data-fills=true]": { blockSize: "100%" } },
});

/** On the corner of a piece, over its edge, and in nobody's way. */
export const pin = style([
  number,
  {
    position: "absolute",
    zIndex: vars.zIndex.sheet,
    insetBlockStart: -6,
    insetInlineEnd: 0,
    outline: `2px solid ${color.surface.page}`,
    pointerEvents: "none",
    "@media": { [wide]: { insetInlineEnd: -6 } },
    selectors: { "[data-fills=true] > &": { insetBlockStart: 14, insetInlineEnd: 12 } },
  },
]);
