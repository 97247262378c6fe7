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

/** A number, in the legend and on the screen; not round, as the numbers of steps are. */
export const number = style({
  display: "grid",
  placeItems: "center",
  inlineSize: 20,
  blockSize: 20,
  borderRadius: radius.small,
  background: color.accent.solid,
  color: color.accent.onSolid,
  forcedColorAdjust: "none",
  fontSize: font.size.small,
  lineHeight: font.line.small,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: "tabular-nums",
});

export const pinned = style({
  position: "relative",
  minInlineSize: 0,
  selectors: { "&[data-place=inside]": { blockSize: "100%" } },
});

/**
 * Beside the beginning of a piece, in the gutter of its page; on the corner of what is small; where
 * there is no gutter, over the edge.
 */
export const pin = style([
  number,
  {
    position: "absolute",
    zIndex: vars.zIndex.sheet,
    insetBlockStart: -6,
    insetInlineEnd: 0,
    outline: `2px solid ${color.surface.page}`,
    pointerEvents: "none",
    selectors: {
      "[data-place=corner] > &": { insetBlockStart: -10, insetInlineEnd: -10 },
      "[data-place=inside] > &": { insetBlockStart: 14, insetInlineEnd: 12 },
    },
    "@media": {
      [wide]: {
        selectors: {
          "[data-place=gutter] > &": {
            insetBlockStart: 4,
            insetInlineEnd: "auto",
            insetInlineStart: -22,
          },
        },
      },
    },
  },
]);
