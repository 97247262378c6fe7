import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { accent, border, surface, text } = vars.color;

/** The estimated height of a row, in px; rows are measured. */
export const rowEstimate = 52;

/** A list scrolls by itself once it is longer than most of the window. */
export const list = style({
  position: "relative",
  minBlockSize: 64,
  maxBlockSize: "min(70dvh, 800px)",
  overflow: "auto",
  outlineOffset: -2,
  borderRadius: vars.radius.control,
  overflowWrap: "anywhere",
  scrollPaddingBlock: vars.space["2"],
  selectors: { "&[data-drop-target]": { background: accent.tint } },
});

/** Where something goes, as a line between rows. */
export const indicator = style({
  outline: "2px solid transparent",
  outlineOffset: -1,
  borderRadius: 1,
  selectors: { "&[data-drop-target]": { outlineColor: accent.solid } },
});

export const empty = style({
  display: "grid",
  placeItems: "center",
  minBlockSize: 64,
  padding: vars.space["3"],
  color: text.muted,
  textAlign: "center",
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space["1"],
  minBlockSize: vars.space["12"],
  paddingInlineEnd: vars.space["1"],
  borderRadius: vars.radius.control,
  outlineOffset: -2,
  cursor: "grab",
  selectors: {
    "&[data-hovered]": { background: surface.hover },
    "&[data-pressed]": { cursor: "grabbing" },
    "&[data-dragging]": { opacity: 0.5 },
  },
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
  blockSize: vars.density.controlSmall,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: "transparent",
  color: text.muted,
  outlineOffset: -2,
});

export const content = style({ minInlineSize: 0 });

/** What follows the pointer. */
export const preview = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space["2"],
  maxInlineSize: 260,
  padding: `${vars.space["2"]} ${vars.space["3"]}`,
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.control,
  background: surface.overlay,
  color: text.default,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.base,
  lineHeight: vars.font.line.base,
});
