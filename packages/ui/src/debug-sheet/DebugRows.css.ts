import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { mono, truncate } from "../theme/typography.css.ts";

const { border, surface, text } = vars.color;
const narrow = "debug-rows (max-width: 760px)";

/** One line of cells where there is room for it, else cells that follow one another. */
export const rows = style({ containerName: "debug-rows", containerType: "inline-size" });

/** Chevron, badge, id, article, model, temperature, tokens, duration, time. */
const columns = {
  display: "grid",
  gridTemplateColumns: "16px 132px 72px 72px minmax(96px, 1fr) 48px 120px 80px minmax(88px, auto)",
  alignItems: "center",
  columnGap: vars.space["3"],
} as const;

export const heads = style({
  ...columns,
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.zIndex.sticky,
  minBlockSize: 30,
  paddingInline: vars.space["6"],
  background: surface.page,
  borderBlockEnd: `1px solid ${border.subtle}`,
  color: text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  fontWeight: vars.font.weight.medium,
  "@container": { [narrow]: { display: "none" } },
});

export const item = style({ borderBlockEnd: `1px solid ${border.subtle}` });

export const trigger = style({
  ...columns,
  // Below the heads that stick above it.
  scrollMarginBlockStart: 32,
  inlineSize: "100%",
  minBlockSize: vars.density.row,
  paddingInline: vars.space["6"],
  paddingBlock: 0,
  border: 0,
  background: "transparent",
  color: text.default,
  fontWeight: vars.font.weight.regular,
  textAlign: "start",
  cursor: "default",
  outlineOffset: -2,
  selectors: {
    "&[data-hovered]": { background: surface.hover },
    "&[data-pressed]": { background: surface.pressed },
    "&[aria-expanded=true]": { background: surface.sunken },
  },
  "@container": {
    [narrow]: {
      display: "flex",
      flexWrap: "wrap",
      columnGap: vars.space["2"],
      paddingInline: vars.space["4"],
      paddingBlock: vars.space["2"],
    },
  },
});

export const chevron = style({
  color: text.muted,
  selectors: {
    "[aria-expanded=true] > &": { rotate: "90deg" },
    "[aria-expanded=true] > &:dir(rtl)": { rotate: "-90deg" },
  },
});

export const cell = style([truncate, { fontVariantNumeric: "tabular-nums" }]);

export const code = style([cell, mono]);

/** Figures end at one edge, as their heads do. */
export const figure = style([
  cell,
  {
    textAlign: "end",
    color: text.muted,
    "@container": { [narrow]: { textAlign: "start" } },
  },
]);

/** Where cells follow one another, a word says what a bare number is. */
export const word = style({
  position: "absolute",
  clipPath: "inset(50%)",
  "@container": { [narrow]: { position: "static", clipPath: "none", color: text.muted } },
});

/** Request and response beside one another, or one above the other. */
export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: vars.space["3"],
  paddingInline: vars.space["6"],
  paddingBlock: vars.space["3"],
  background: surface.sunken,
  selectors: { "&:empty": { display: "none" } },
  "@container": {
    [narrow]: { gridTemplateColumns: "minmax(0, 1fr)", paddingInline: vars.space["4"] },
  },
});

/** Across both. */
export const actions = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space["2"],
  justifyContent: "end",
});
