import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { border, surface, text } = vars.color;

export const view = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  border: `1px solid ${border.subtle}`,
  borderRadius: vars.radius.card,
  background: surface.raised,
  overflow: "clip",
});

export const toolbar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["1"],
  paddingInline: vars.space["2"],
  paddingBlock: vars.space["1"],
  borderBlockEnd: `1px solid ${border.subtle}`,
});

export const title = style({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  fontWeight: vars.font.weight.semibold,
  paddingInline: vars.space["1"],
});

export const search = style({
  display: "flex",
  alignItems: "center",
  flex: "1 1 180px",
  gap: vars.space["1"],
  minInlineSize: 0,
  blockSize: vars.density.controlSmall,
  paddingInlineStart: vars.space["2"],
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.control,
  background: surface.raised,
  color: text.muted,
  selectors: {
    "&:has([data-focus-visible])": {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: -1,
    },
  },
});

export const searchField = style({ flex: 1, minInlineSize: 0, blockSize: "100%" });

export const input = style({
  inlineSize: "100%",
  minInlineSize: 0,
  blockSize: "100%",
  border: 0,
  padding: 0,
  background: "transparent",
  color: text.default,
  fontSize: vars.font.size.small,
});

globalStyle(`${input}::-webkit-search-cancel-button`, { display: "none" });

export const count = style({
  fontSize: vars.font.size.small,
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
});

export const end = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  marginInlineStart: "auto",
});

export const buttons = style({ display: "flex", alignItems: "center" });

export const modes = style({
  display: "flex",
  padding: 1,
  gap: 1,
  marginInlineStart: vars.space["1"],
  borderRadius: vars.radius.control,
  background: surface.sunken,
  border: `1px solid ${border.subtle}`,
});

export const mode = style({
  minBlockSize: 22,
  paddingInline: vars.space["2"],
  border: "1px solid transparent",
  borderRadius: vars.radius.small,
  background: "transparent",
  color: text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  fontWeight: vars.font.weight.medium,
  cursor: "default",
  selectors: {
    "&[data-hovered]": { color: text.default },
    "&[data-selected]": {
      background: surface.raised,
      borderColor: border.default,
      color: text.default,
    },
  },
});

export const body = style({ padding: vars.space["1"], minInlineSize: 0 });

export const status = style({
  color: text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  paddingInline: vars.space["3"],
  paddingBlock: vars.space["1"],
  borderBlockStart: `1px solid ${border.subtle}`,
  selectors: { "&:empty": { display: "none" } },
});

/** `--raw-height` is its greatest height; `--block-height`, of a block of its lines. */
export const raw = style({
  maxBlockSize: "var(--raw-height)",
  overflow: "auto",
  overscrollBehavior: "contain",
  padding: vars.space["2"],
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.small,
  lineHeight: "20px",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  outlineOffset: -2,
});

/** Lines out of sight are not laid out, but the browser's own search finds them. */
export const rawBlock = style({
  display: "block",
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto var(--block-height)",
});
