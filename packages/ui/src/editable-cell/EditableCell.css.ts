import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { toneScope } from "../theme/tone.css.ts";
import { truncate } from "../theme/typography.css.ts";

/** Fills its cell, so that the target is as large as the cell. */
export const button = style([
  truncate,
  {
    display: "block",
    inlineSize: `calc(100% + 2 * ${vars.density.cell})`,
    marginInline: `calc(-1 * ${vars.density.cell})`,
    paddingInline: vars.density.cell,
    blockSize: vars.density.row,
    border: 0,
    borderRadius: vars.radius.small,
    background: "transparent",
    textAlign: "start",
    cursor: "text",
    outlineOffset: -2,
    selectors: {
      "&[data-hovered]": { background: vars.color.surface.hover },
      "&[data-pressed]": { background: vars.color.surface.pressed },
    },
  },
]);

/** The tone makes what is missing stand out in a table full of texts. */
export const missing = style([
  toneScope.warning,
  {
    paddingInline: vars.space["2"],
    paddingBlock: vars.space.half,
    borderRadius: vars.radius.small,
    background: vars.color.accent.tint,
    color: vars.color.accent.text,
    fontSize: vars.font.size.small,
    lineHeight: vars.font.line.small,
    fontWeight: vars.font.weight.medium,
  },
]);

export const editor = style({
  marginInline: `calc(-1 * ${vars.density.cell} + ${vars.space["1"]})`,
  paddingBlock: vars.space["1"],
  whiteSpace: "normal",
});
