import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { accent, border, surface, text } = vars.color;

export const list = style({
  display: "grid",
  gap: vars.space["4"],
  maxInlineSize: vars.measure.form,
  overflowWrap: "anywhere",
});

export const message = style({ display: "grid", gap: vars.space["2"] });

const column = style({ display: "grid", maxInlineSize: "min(100%, 34rem)", gap: vars.space["1"] });

export const turn = styleVariants({
  start: [column, { justifySelf: "start" }],
  end: [column, { justifySelf: "end", justifyItems: "end" }],
  middle: [column, { justifySelf: "center", justifyItems: "center" }],
});

export const byline = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space["2"],
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: text.muted,
});

export const speaker = style({ fontWeight: vars.font.weight.medium, color: text.default });

const bubble = style({
  padding: `${vars.space["2"]} ${vars.space["3"]}`,
  borderRadius: vars.radius.card,
  border: `1px solid ${border.default}`,
  whiteSpace: "pre-wrap",
});

export const words = styleVariants({
  start: [bubble, { background: surface.raised }],
  end: [bubble, { background: accent.tint, borderColor: "transparent" }],
  middle: [bubble, { background: surface.sunken, borderColor: "transparent", color: text.muted }],
});

/** A line across the conversation with the checkpoint on it. */
export const checkpoint = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  inlineSize: "100%",
  minBlockSize: vars.density.control,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: text.muted,
  cursor: "default",
  borderRadius: vars.radius.control,
  selectors: {
    "&::after": {
      content: "",
      flexGrow: 1,
      borderBlockStart: `1px dashed ${border.default}`,
    },
    "&[data-hovered]": { color: text.default },
    "&[data-selected]": { color: accent.text, fontWeight: vars.font.weight.medium },
    "&[data-selected]::after": { borderBlockStart: `1px solid ${accent.solid}` },
  },
});

export const ring = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: 16,
  blockSize: 16,
  borderRadius: vars.radius.full,
  border: `1px solid ${border.control}`,
  background: surface.raised,
  forcedColorAdjust: "none",
});

globalStyle(`[data-selected] > ${ring}`, { border: `5px solid ${accent.solid}` });
