import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { accent, border, surface, text } = vars.color;

const overhang = vars.space["2"];

/**
 * The bar scrolls sideways where the tabs find no room; its scrollbar would cost a line. It hangs
 * over on both sides, so that words and line align with what stands above and below.
 */
export const scroller = style({
  overflowX: "auto",
  scrollbarWidth: "none",
  overscrollBehaviorX: "contain",
  marginInline: `calc(-1 * ${overhang})`,
  backgroundImage: `linear-gradient(${border.subtle}, ${border.subtle})`,
  backgroundSize: `calc(100% - 2 * ${overhang}) 1px`,
  backgroundPosition: "center bottom",
  backgroundRepeat: "no-repeat",
});

export const list = style({ display: "flex", inlineSize: "max-content", gap: vars.space["1"] });

export const tab = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 6,
  minBlockSize: 36,
  paddingInline: vars.space["2"],
  borderRadius: vars.radius.small,
  color: text.muted,
  fontWeight: vars.font.weight.medium,
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "default",
  outlineOffset: -2,
  selectors: {
    "&[data-hovered]": { color: text.default },
    "&[aria-current], &[data-selected]": { color: text.default },
    "&[data-disabled]": { color: text.disabled },
    "&::after": {
      content: '""',
      position: "absolute",
      insetBlockEnd: 0,
      insetInline: vars.space["2"],
      blockSize: 2,
      borderRadius: vars.radius.full,
      background: "transparent",
    },
    "&[data-hovered]::after": { background: border.default },
    "&[aria-current]::after, &[data-selected]::after": { background: accent.solid },
  },
});

export const count = style({
  paddingInline: 6,
  borderRadius: vars.radius.full,
  background: surface.pressed,
  color: text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  fontVariantNumeric: "tabular-nums",
});

export const panel = style({
  paddingBlockStart: vars.space["4"],
  minInlineSize: 0,
  outlineOffset: 2,
});
