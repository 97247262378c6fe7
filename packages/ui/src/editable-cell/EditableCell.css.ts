import { style } from "@vanilla-extract/css";
import { focusShownElsewhere } from "../theme/a11y.css.ts";
import { vars } from "../theme/contract.css.ts";
import { toneScope } from "../theme/tone.css.ts";
import { text } from "../theme/typography.css.ts";

const { color, density, font, radius, space } = vars;

/** A row of one line is as high as every other row of a table. */
const padding = {
  paddingInline: density.cell,
  paddingBlock: `calc((${density.row} - ${font.line.base}) / 2)`,
};

/** Reaches to the edges of its table cell, so that the target is as large as the cell. */
export const cell = style({
  marginInline: `calc(-1 * ${density.cell})`,
  minInlineSize: 0,
  whiteSpace: "normal",
});

export const line = style({ display: "flex", position: "relative" });

export const button = style([
  text.base,
  {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: density.row,
    ...padding,
    border: 0,
    borderRadius: radius.small,
    background: "transparent",
    color: color.text.default,
    textAlign: "start",
    cursor: "text",
    outlineOffset: -2,
    selectors: {
      "&:hover": { background: color.surface.hover },
      "&:active": { background: color.surface.pressed },
      "&[aria-disabled]": { background: "transparent", color: color.text.muted, cursor: "default" },
      "[data-state=saving] &, [data-state=saved] &": { paddingInlineEnd: space["8"] },
    },
  },
]);

/** Keeps its lines; three of them say enough, the editor shows the rest. */
export const value = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  textAlign: "start",
});

/** The tone makes what is missing stand out in a table full of texts. */
export const missing = style([
  toneScope.warning,
  text.small,
  {
    display: "inline-block",
    paddingInline: space["2"],
    borderRadius: radius.small,
    background: color.accent.tint,
    // Drawn by forced colours, which drop the background.
    outline: "1px solid transparent",
    outlineOffset: -1,
    color: color.accent.text,
    fontWeight: font.weight.medium,
    lineHeight: font.line.base,
  },
]);

/** Over the end of the text, on its first line; a press goes through it to the text. */
export const mark = style([
  toneScope.success,
  {
    position: "absolute",
    insetInlineEnd: density.cell,
    insetBlockStart: `calc((${density.row} - 16px) / 2)`,
    color: color.text.muted,
    pointerEvents: "none",
    selectors: { "&[data-state=saved]": { color: color.accent.text } },
  },
]);

/** Grows with a hidden copy of the text, in every browser and without measuring. */
export const editor = style({
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  minBlockSize: density.row,
  maxBlockSize: `calc(8 * ${font.line.base} + ${density.row})`,
  background: color.surface.raised,
  borderRadius: radius.small,
  outline: `2px solid ${color.focusRing}`,
  outlineOffset: -2,
  selectors: {
    "&::after": {
      ...padding,
      content: 'attr(data-text) " "',
      gridArea: "1 / 1",
      visibility: "hidden",
      whiteSpace: "pre-wrap",
      overflowWrap: "anywhere",
      overflow: "hidden",
    },
  },
});

export const field = style([
  focusShownElsewhere,
  text.base,
  {
    ...padding,
    gridArea: "1 / 1",
    inlineSize: "100%",
    blockSize: "100%",
    minBlockSize: 0,
    border: 0,
    background: "transparent",
    resize: "none",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
]);

export const failure = style([
  toneScope.danger,
  text.small,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `${space["1"]} ${space["3"]}`,
    paddingInline: density.cell,
    paddingBlock: `${space["1"]} ${space["2"]}`,
    color: color.accent.text,
  },
]);

export const reason = style({
  display: "flex",
  gap: space["1"],
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
