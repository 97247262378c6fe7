import { globalStyle, style } from "@vanilla-extract/css";
import { stickyTop } from "../layout/sticky.css.ts";
import { vars } from "../theme/contract.css.ts";
import { truncate } from "../theme/typography.css.ts";

const { accent, border, surface, text } = vars.color;

/** What a table measures itself against. */
export const frame = style({
  containerName: "table",
  containerType: "inline-size",
  inlineSize: "100%",
  minInlineSize: 0,
});
const isNarrow = "table (max-width: 760px)";

/**
 * With enough room the page itself scrolls and the header sticks to the window; with less the table
 * scrolls sideways in its own box, and so does a long table.
 */
export const box = style({
  // Words that only a screen reader gets are cut off with the rest of a wide table.
  position: "relative",
  minInlineSize: 0,
  "@container": { [isNarrow]: { overflowX: "auto" } },
  selectors: {
    "&[data-long]": {
      overflow: "auto",
      maxBlockSize: "70dvh",
      borderBlockEnd: `1px solid ${border.subtle}`,
    },
  },
});

/** `--table-minimum` is the width below which it scrolls sideways. */
export const table = style({
  tableLayout: "fixed",
  inlineSize: "100%",
  minInlineSize: "var(--table-minimum)",
  borderCollapse: "separate",
});

export const column = style({ inlineSize: "var(--column-size)" });

export const headerCell = style({
  position: "sticky",
  insetBlockStart: stickyTop,
  zIndex: vars.zIndex.sticky,
  blockSize: vars.density.row,
  padding: 0,
  background: surface.page,
  borderBlockEnd: `1px solid ${border.default}`,
  color: text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  fontWeight: vars.font.weight.medium,
  textAlign: "start",
  selectors: { "[data-long] &": { insetBlockStart: 0 } },
  "@container": { [isNarrow]: { insetBlockStart: 0 } },
});

/** A row that gets the focus comes to rest below the header. */
globalStyle(`${table} tbody :is(a, button, input, [tabindex])`, {
  scrollMarginBlockStart: vars.density.row,
});

export const headerContent = style([
  truncate,
  {
    display: "flex",
    alignItems: "center",
    gap: vars.space["1"],
    inlineSize: "100%",
    blockSize: "100%",
    minBlockSize: vars.density.row,
    paddingInline: vars.density.cell,
    border: 0,
    borderRadius: vars.radius.small,
    background: "transparent",
    color: "inherit",
    fontWeight: "inherit",
    cursor: "default",
    outlineOffset: -2,
    selectors: {
      "&[data-hovered]": { color: text.default },
      "[aria-sort]:not([aria-sort=none]) > &": { color: text.default },
      "[data-align=end] > &": { justifyContent: "flex-end" },
    },
  },
]);

/** Before a press the arrow only hints; it keeps its room, so that nothing moves. */
export const arrow = style({
  opacity: 0,
  selectors: {
    "[data-hovered] > &, [data-focus-visible] > &": { opacity: 0.6 },
    "[aria-sort=ascending] &, [aria-sort=descending] &": { opacity: 1 },
    "[aria-sort=descending] &": { rotate: "180deg" },
    // Figures and their title end at one edge, so here the arrow goes before the words.
    "[data-align=end] &": { order: -1 },
  },
});

export const row = style({
  selectors: { "&[data-selected]": { background: surface.selected } },
});

globalStyle(`${row}:hover:not([data-selected])`, { background: surface.hover });

export const cell = style({
  blockSize: vars.density.row,
  paddingInline: vars.density.cell,
  paddingBlock: 0,
  borderBlockEnd: `1px solid ${border.subtle}`,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  textAlign: "start",
  fontWeight: vars.font.weight.regular,
});

globalStyle(`${cell}[data-align=end]`, {
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
});

/** The link fills its cell, so that the target is as tall as the row. */
export const link = style([
  truncate,
  {
    display: "block",
    marginInline: `calc(-1 * ${vars.density.cell})`,
    paddingInline: vars.density.cell,
    lineHeight: vars.density.row,
    color: text.default,
    fontWeight: vars.font.weight.medium,
    textDecoration: "none",
    outlineOffset: -2,
    selectors: { "&[data-hovered]": { color: accent.text, textDecoration: "underline" } },
  },
]);

export const actions = style([
  cell,
  { textAlign: "end", paddingInline: vars.space["1"], overflow: "visible" },
]);

export const actionButtons = style({
  display: "flex",
  justifyContent: "flex-end",
  gap: vars.space["1"],
});

export const boxCell = style([cell, { padding: 0 }]);

export const message = style({ padding: 0 });

/** Stays in the middle of what is in sight while a narrow table is wider than that. */
export const messageContent = style({
  position: "sticky",
  insetInlineStart: 0,
  maxInlineSize: "100cqi",
});

/** Stands for the rows that a long table leaves out. */
export const gap = style({ blockSize: "var(--gap-size)" });

export const resizer = style({
  position: "absolute",
  insetBlock: 6,
  insetInlineEnd: 0,
  inlineSize: 12,
  borderRadius: vars.radius.small,
  selectors: {
    "&::after": {
      content: '""',
      position: "absolute",
      insetBlock: 2,
      insetInlineEnd: 0,
      inlineSize: 1,
      background: border.default,
    },
    "&:hover::after, &:active::after, &:focus-within::after": {
      inlineSize: 2,
      background: accent.solid,
    },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: -1 },
  },
});

export const resizerInput = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  opacity: 0,
  cursor: "col-resize",
  touchAction: "none",
});
