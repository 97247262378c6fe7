import { globalStyle, style, type StyleRule } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** `tile` stands in a grid, picture above; `compact` lies in a list, picture before. */
export const productCardVariants = ["tile", "compact"] as const;
/** One of the variants of a product card. */
export type ProductCardVariant = (typeof productCardVariants)[number];

const { accent, border, surface, text } = vars.color;

type Rule = NonNullable<StyleRule["selectors"]>[string];

/** What differs by the variant of the card that a part belongs to. */
const byVariant = ({ tile, compact }: Record<ProductCardVariant, Rule>): StyleRule => ({
  selectors: { "[data-variant=tile] > &": tile, "[data-variant=compact] > &": compact },
});

export const card = style({
  position: "relative",
  display: "flex",
  minInlineSize: 0,
  borderRadius: vars.radius.card,
  background: surface.raised,
  userSelect: "none",
  overflowWrap: "anywhere",
  selectors: {
    "&[data-variant=tile]": { flexDirection: "column", blockSize: "100%" },
    "&[data-variant=compact]": { alignItems: "center", minBlockSize: vars.space["12"] },
  },
});

/**
 * The checkbox is the card's border and lies over all of it, so that a press anywhere reaches it
 * with its modifier keys, and the browser does the rest.
 */
export const hit = style({
  appearance: "none",
  position: "absolute",
  inset: 0,
  zIndex: 1,
  inlineSize: "100%",
  blockSize: "100%",
  borderRadius: "inherit",
  border: `1px solid ${border.default}`,
  background: "transparent",
  cursor: "pointer",
  WebkitTapHighlightColor: "transparent",
  transition: `background-color ${vars.motion.duration.state} ${vars.motion.easing.enter}`,
  selectors: {
    "&:hover": { borderColor: border.control },
    "&:active": { background: surface.hover },
    "&:checked": {
      borderColor: accent.solid,
      borderWidth: 2,
    },
    "&[aria-disabled=true]": { cursor: "default", borderColor: border.default },
    "&[aria-disabled=true]:active": { background: "transparent" },
  },
});

export const check = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: 18,
  blockSize: 18,
  borderRadius: vars.radius.small,
  border: `1px solid ${border.control}`,
  background: surface.raised,
  color: "transparent",
  forcedColorAdjust: "none",
  ...byVariant({
    tile: {
      position: "absolute",
      // Above the picture, which is a positioned box of its own.
      zIndex: 1,
      insetBlockStart: vars.space["2"],
      insetInlineStart: vars.space["2"],
      pointerEvents: "none",
    },
    compact: { marginInlineStart: vars.space["3"] },
  }),
});

globalStyle(`${hit}:checked ~ ${check}`, {
  background: accent.solid,
  borderColor: accent.solid,
  color: accent.onSolid,
});

export const picture = style(
  byVariant({
    tile: {
      borderStartStartRadius: "inherit",
      borderStartEndRadius: "inherit",
      overflow: "hidden",
    },
    compact: {
      flexShrink: 0,
      inlineSize: vars.space["10"],
      marginInlineStart: vars.space["2"],
      marginBlock: vars.space["1"],
      borderRadius: vars.radius.small,
    },
  }),
);

export const words = style(
  byVariant({
    tile: {
      display: "flex",
      flexDirection: "column",
      flexGrow: 1,
      gap: vars.space["1"],
      padding: vars.space["3"],
      paddingBlockStart: vars.space["2"],
    },
    compact: {
      display: "grid",
      flex: "1 1 0",
      minInlineSize: 0,
      padding: `${vars.space["1"]} ${vars.space["3"]}`,
    },
  }),
);

export const title = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  fontWeight: vars.font.weight.medium,
  selectors: {
    "[data-variant=tile] &": { minBlockSize: `calc(2 * ${vars.font.line.base})` },
    "[data-variant=compact] &": { WebkitLineClamp: 1 },
  },
});

/** Price and brand on one line; the brand gives way. */
export const facts = style({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space["2"],
  marginBlockStart: "auto",
  minInlineSize: 0,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: text.muted,
});

export const price = style({
  flexShrink: 0,
  color: text.default,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: "tabular-nums",
});

/** Above the checkbox, so that the menu gets its own presses. */
export const menu = style(
  byVariant({
    tile: {
      position: "absolute",
      zIndex: 1,
      insetBlockStart: vars.space["1"],
      insetInlineEnd: vars.space["1"],
      borderRadius: vars.radius.control,
      background: surface.raised,
    },
    compact: { position: "relative", zIndex: 1, marginInlineEnd: vars.space["1"] },
  }),
);
