import { style } from "@vanilla-extract/css";

/** As high as all its rows, `--height`, though only those near the window are there. */
export const grid = style({
  position: "relative",
  blockSize: "var(--height)",
  inlineSize: "100%",
  overflowAnchor: "none",
  // A grid out of sight costs nothing when something else on the page changes.
  contentVisibility: "auto",
  overflowClipMargin: 8,
});

const columnWidth = "(100% - (var(--columns) - 1) * var(--gap)) / var(--columns)";

/** A card in column `--column`, `--start` from the start of the grid. */
export const item = style({
  position: "absolute",
  insetBlockStart: "var(--start)",
  insetInlineStart: `calc(var(--column) * (${columnWidth} + var(--gap)))`,
  inlineSize: `calc(${columnWidth})`,
});
