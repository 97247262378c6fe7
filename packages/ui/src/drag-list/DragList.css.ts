import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { accent, surface, text } = vars.color;

/** The estimated height of a row, px; rows are measured. */
export const rowEstimate = 52;

/** What the first picture of a list takes for its height, px. */
export const initialHeight = 560;

/** A list scrolls by itself once it is longer than most of the window. */
export const list = style({
  minBlockSize: 64,
  maxBlockSize: "min(70dvh, 800px)",
  overflow: "auto",
  padding: vars.space["1"],
  borderRadius: vars.radius.control,
  overflowWrap: "anywhere",
  scrollPaddingBlock: vars.space["2"],
  selectors: { "&[data-drop-target]": { background: accent.tint } },
});

/** What the places of rows and of the line between them are measured from. */
export const frame = style({ position: "relative" });

/** Rows are laid out by their place in the list, not as those of a table. */
export const rows = style({ display: "block", blockSize: "var(--size)" });

export const body = style({ display: "block" });

const placed = {
  position: "absolute",
  insetBlockStart: 0,
  insetInline: 0,
  transform: "translateY(var(--start))",
} as const;

/** Where something goes, as a line between rows. */
export const indicator = style({
  ...placed,
  blockSize: 2,
  marginBlockStart: -1,
  borderRadius: 1,
  background: accent.solid,
});

export const empty = style({
  display: "grid",
  placeItems: "center",
  minBlockSize: 64,
  padding: vars.space["3"],
  color: text.muted,
  textAlign: "center",
  userSelect: "none",
});

export const row = style({
  ...placed,
  display: "block",
  borderRadius: vars.radius.control,
  outlineOffset: -2,
  cursor: "grab",
  selectors: {
    "&:hover": { background: surface.hover },
    "&:active": { cursor: "grabbing" },
    "&[data-dragging]": { background: surface.pressed },
  },
});

export const cell = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space["1"],
  minBlockSize: vars.space["12"],
  paddingInlineEnd: vars.space["1"],
});

/** How important the row is, and where to take hold of it. */
export const start = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  minInlineSize: vars.space["10"],
});

export const number = style({
  paddingInlineStart: vars.space["1"],
  color: text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  fontVariantNumeric: "tabular-nums",
});

export const grip = style({
  display: "grid",
  placeItems: "center",
  inlineSize: 20,
  color: text.muted,
});

export const content = style({ minInlineSize: 0 });
