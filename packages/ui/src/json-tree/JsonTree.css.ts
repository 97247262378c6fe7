import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { accent, border, surface, text, tone } = vars.color;

/*
 * Set on the elements: `--tree-height`, the greatest height of the box; `--list-height`, of all rows;
 * `--row-start` and `--row-depth`, where a row begins and how deep it lies.
 */

/** Deep levels stop moving to the end of the line before nothing is left for their content. */
const indent = `min(calc(var(--row-depth) * ${vars.space["4"]}), 40%)`;

export const tree = style({
  position: "relative",
  maxBlockSize: "var(--tree-height)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.small,
  lineHeight: "20px",
  fontVariantLigatures: "none",
});

export const list = style({ position: "relative", blockSize: "var(--list-height)" });

export const row = style({
  position: "absolute",
  insetBlockStart: "var(--row-start)",
  insetInline: 0,
  paddingBlock: 1,
  // Lines after the first hang a little, so that the keys stand out at the edge.
  paddingInlineStart: `calc(${indent} + ${vars.space["10"]})`,
  textIndent: `calc(-1 * ${vars.space["4"]})`,
  overflowWrap: "anywhere",
  paddingInlineEnd: vars.space["2"],
  borderRadius: vars.radius.small,
  outlineOffset: -2,
  cursor: "default",
  // Lines from a node down its children; drawn as a picture, because elements are what costs.
  backgroundImage: `repeating-linear-gradient(to right, transparent 0 15px, ${border.subtle} 15px 16px)`,
  backgroundSize: `${indent} 100%`,
  backgroundRepeat: "no-repeat",
  selectors: {
    "&:hover": { backgroundColor: surface.hover },
    "&[data-active]": { backgroundColor: surface.selected },
    "&[aria-expanded]::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: 7,
      insetInlineStart: `calc(${indent} + 9px)`,
      inlineSize: 7,
      blockSize: 7,
      borderStyle: "solid",
      borderColor: text.muted,
      borderWidth: "0 1.5px 1.5px 0",
      rotate: "-45deg",
    },
    "&[aria-expanded=true]::before": { rotate: "45deg", insetBlockStart: 5 },
    "&[data-type=text]": { paddingBlock: 0, textIndent: 0 },
  },
});

export const key = style({
  color: text.muted,
  selectors: { "&::after": { content: '": "' } },
});

export const value = style({
  whiteSpace: "pre-wrap",
  color: text.default,
  selectors: {
    "[data-kind=number] > &, [data-kind=boolean] > &, [data-kind=null] > &": {
      color: accent.text,
    },
    "[data-type=text] > &": { display: "block" },
  },
});

/** The beginning of a long text, without its line breaks. */
export const closedText = style({ whiteSpace: "normal" });

/** What is said about a value instead of showing it. */
export const note = style({ color: text.muted, whiteSpace: "nowrap" });

globalStyle(`${row} mark`, {
  background: tone.warning.tintHover,
  color: text.default,
  borderRadius: 2,
  outline: "1px solid transparent",
});
globalStyle(`${row}[data-active] mark`, {
  background: tone.warning.solid,
  color: tone.warning.onSolid,
  forcedColorAdjust: "none",
});
